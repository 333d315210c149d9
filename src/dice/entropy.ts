/** What a seat may add to the dice of a match (RULES.md section 8). */
export const ENTROPY = /^[A-Za-z0-9_-]{1,64}$/;

export const isEntropy = (text: string): boolean => ENTROPY.test(text);

/** Two commands must never share an id: the second would seem to be stored. */
export function idTaken(stream: string): RangeError {
  return new RangeError(`This commit's id was used before, in ${stream}.`);
}

/** For errors that nobody asked to hear of: loud, and outside of whoever happens to be on the stack. */
export function throwUncaught(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

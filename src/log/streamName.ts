const STREAM = /^[a-z]+\.[A-Za-z0-9_-]{1,64}$/;
const KIND = /^[a-z]+$/;

/** @throws RangeError unless `stream` is `kind.name`, `name` 1–64 of `A-Za-z0-9_-` */
export function checkStream(stream: string): void {
  if (!STREAM.test(stream)) throw new RangeError(`Not a stream name: ${JSON.stringify(stream)}`);
}

/** @throws RangeError unless `kind` is a lower-case word */
export function checkKind(kind: string): void {
  if (!KIND.test(kind)) throw new RangeError(`Not a kind of stream: ${JSON.stringify(kind)}`);
}

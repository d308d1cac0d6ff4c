const isPartAt = (bytes: Uint8Array, part: Uint8Array, at: number) =>
  part.every((byte, index) => bytes[at + index] === byte);

/** Like `String.indexOf`, for bytes. */
export function indexOfPart(bytes: Uint8Array, part: Uint8Array, from: number): number {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (isPartAt(bytes, part, at)) return at;
  return -1;
}

/** Like `String.lastIndexOf`, for bytes. */
export function lastIndexOfPart(bytes: Uint8Array, part: Uint8Array): number {
  const [first = 0] = part;
  // `lastIndexOf` with -1 would start again at the end.
  for (let at = bytes.lastIndexOf(first); at !== -1; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1))
    if (isPartAt(bytes, part, at)) return at;
  return -1;
}

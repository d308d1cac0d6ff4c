const isPartAt = (bytes: Uint8Array, part: Uint8Array, at: number) =>
  part.every((byte, index) => bytes[at + index] === byte);

/** Where a part begins, from there on; -1 when it is nowhere before the end. */
export function indexOfPart(bytes: Uint8Array, part: Uint8Array, from: number): number {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (isPartAt(bytes, part, at)) return at;
  return -1;
}

/** Where it begins for the last time. */
export function lastIndexOfPart(bytes: Uint8Array, part: Uint8Array): number {
  const [first = 0] = part;
  // Before the first byte there is nothing to look at; asked for it, the search would begin at the end again.
  for (let at = bytes.lastIndexOf(first); at !== -1; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1))
    if (isPartAt(bytes, part, at)) return at;
  return -1;
}

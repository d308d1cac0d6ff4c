/** A seeded random number generator. */
export interface Random {
  /** From 0 up to but not including 1. */
  next: () => number;
  /** An integer, both ends included. */
  between: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** mulberry32: small, fast, and random enough for demo data. */
export function createRandom(subject: string, number = 0): Random {
  let state = (hash(subject) ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** Letters and digits for realistic IDs and keys. */
export function letters(subject: string, length: number): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const { between } = createRandom(subject);
  return Array.from({ length }, () => alphabet.charAt(between(0, alphabet.length - 1))).join("");
}

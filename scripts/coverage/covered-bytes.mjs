import { join, resolve } from "node:path";

/** Where end-to-end tests with COVERAGE=1 write what their pages ran. */
export const coverageFolder = join(resolve(import.meta.dirname, "../.."), "node_modules/.cache/coverage");

/**
 * @typedef {object} Script as V8 reports it: inner ranges say what outer ones don't
 * @property {string} url
 * @property {{ ranges: { startOffset: number, endOffset: number, count: number }[] }[]} functions
 */

/**
 * A one for each character that ran in any of the recordings of a script.
 * @param {number} length
 * @param {readonly Script[]} recordings
 */
export function coveredBytes(length, recordings) {
  const covered = new Uint8Array(length);
  for (const { functions } of recordings) {
    const once = new Uint8Array(length);
    const ranges = functions.flatMap((each) => each.ranges);
    ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
    for (const { startOffset, endOffset, count } of ranges)
      once.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    for (const [at, ran] of once.entries()) if (ran === 1) covered[at] = 1;
  }
  return covered;
}

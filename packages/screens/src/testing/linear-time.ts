/// <reference types="node" />
import process from "node:process";

const rounds = 3;
/** A garbage collection can double one measurement, but not all of them. */
const attempts = 10;
/** Shorter measurements are noise. */
const leastMs = 4;

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function best(work: () => unknown): number {
  return Math.min(...Array.from({ length: rounds }, () => cpuMs(work)));
}

/** The accepted growth when the input is four times as long: linear work takes 4 times as long, quadratic 16 times. */
export const linear = 7;

/**
 * The ratio of processor time between half the size and twice the size. Processor time, so that a busy machine matters
 * less; it includes other threads of this process. `prepare` returns the work for a size, and isn't measured.
 */
export function timeGrowth(prepare: (size: number) => () => unknown, size: number): number {
  const [small, large] = [prepare(size / 2), prepare(2 * size)];
  let growth = Infinity;
  for (let attempt = 0; attempt < attempts && growth > linear; attempt += 1) {
    const once = Math.max(best(small), leastMs / 4);
    growth = Math.min(growth, best(large) / once);
  }
  return growth;
}

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

/** The least processor time of several rounds, in milliseconds. */
export function processorMs(work: () => unknown): number {
  return Math.min(...Array.from({ length: rounds }, () => cpuMs(work)));
}

/**
 * The accepted growth when the input is sixteen times as long: linear work takes 16 times as long, quadratic 256 times.
 * The geometric mean of both leaves room for caches and a busy machine.
 */
export const linear = 64;

/**
 * The ratio of processor time between a quarter of the size and four times the size. Processor time, so that a busy
 * machine matters less; it includes other threads of this process. `prepare` returns the work for a size, and isn't
 * measured.
 */
export function timeGrowth(prepare: (size: number) => () => unknown, size: number): number {
  const small = prepare(size / 4);
  const large = prepare(4 * size);
  let growth = Infinity;
  for (let attempt = 0; attempt < attempts && growth > linear; attempt += 1) {
    const once = Math.max(processorMs(small), leastMs / 4);
    growth = Math.min(growth, processorMs(large) / once);
  }
  return growth;
}

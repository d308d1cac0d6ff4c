import { dash } from "@understudy/base";

// “negative” shows -0 as 0.
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0, signDisplay: "negative" });

// Two decimals, so that 4.96 isn't shown as 5, the limit it stays below.
const decimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2, signDisplay: "negative" });

const compact = new Intl.NumberFormat("en-US", { notation: "compact" });

/** `7,700`. */
export function formatNumber(value: number | null): string {
  return value === null || !Number.isFinite(value) ? dash : grouped.format(value);
}

/** `1.2K`, on an axis. */
export const formatCompact = (value: number): string => compact.format(value);

/** `4.2%`, from a percentage. */
export function formatPercent(percent: number | null): string {
  return percent === null || !Number.isFinite(percent) ? dash : `${decimal.format(percent)}%`;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** `1 run`, `7,700 runs`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

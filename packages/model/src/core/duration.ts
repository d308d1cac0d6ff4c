import { dash } from "@understudy/base";

/** Ten thousand days. Larger numbers aren't durations. */
const longest = 864e9;

export function isDuration(ms: number | null): ms is number {
  return ms !== null && ms >= 0 && ms <= longest;
}

/** `850ms`, `12.34s`; 999.6 ms is `1.00s`. */
export function formatDuration(ms: number | null): string {
  if (!isDuration(ms)) return dash;
  const whole = Math.round(ms);
  return whole < 1000 ? `${whole}ms` : `${(ms / 1000).toFixed(2)}s`;
}

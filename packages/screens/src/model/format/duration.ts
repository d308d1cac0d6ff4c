import { dash } from "../tone";

/** Ten thousand days: beyond it a number is no duration that anything measured. */
const longest = 864e9;

/** Whether a number is a duration at all. */
export function isDuration(ms: number | null): ms is number {
  return ms !== null && ms >= 0 && ms <= longest;
}

/** `850ms`, `12.34s`; what rounds up to a second is shown as one. */
export function formatDuration(ms: number | null): string {
  if (!isDuration(ms)) return dash;
  const whole = Math.round(ms);
  return whole < 1000 ? `${whole}ms` : `${(ms / 1000).toFixed(2)}s`;
}

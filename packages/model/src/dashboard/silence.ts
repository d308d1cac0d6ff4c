import { addDays, daysBetween, utcDay } from "../core/dates";
import type { UsagePoint } from "./usage";

/** Runs stopped, although they were usual. */
export interface Silence {
  /** The last day with runs. */
  since: string;
  /** About how many runs a day had before. */
  usual: number;
}

const comparedDays = 30;

/** A day with fewer runs may have none by chance. */
const leastUsual = 20;

const leastSilentDays = 2;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

const weekdayOf = (day: string) => new Date(midnight(day)).getUTCDay();

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Whether at least two whole UTC days had no runs, on weekdays that usually had some: a weekend that was always quiet isn't
 * silence. The days before the first point are unknown.
 */
export function findSilence(points: readonly UsagePoint[], now: number): Silence | null {
  const today = utcDay(now);
  const past = points.filter(({ day }) => day <= today);
  const since = past.findLast(({ total }) => total > 0)?.day;
  const [first] = past;
  if (since === undefined || first === undefined) return null;
  const totals = new Map(past.map(({ day, total }) => [day, total]));
  const before = Array.from({ length: comparedDays }, (_, back) => addDays(since, -back)).filter(
    (day) => day >= first.day,
  );
  const usualOf = (days: readonly string[]) => median(days.map((day) => totals.get(day) ?? 0));
  const silentDays = Math.max(0, daysBetween(midnight(since), midnight(today)) - 1);
  const silent = Array.from({ length: silentDays }, (_, index) => addDays(since, index + 1));
  const unusual = silent.filter(
    (day) => usualOf(before.filter((each) => weekdayOf(each) === weekdayOf(day))) >= leastUsual,
  );
  return unusual.length < leastSilentDays ? null : { since, usual: usualOf(before) };
}

import { dayMs, formatMonthDay, monthOf } from "../core/dates";
import { forecastText, overLimitForecastText } from "./billing-texts";
import { actionsMeter, type Meter, type PlanName, plans, type PlanUsage, runsMeter, runsUsed } from "./plan";

export interface RunForecast {
  /** The projected runs exceed the plan, but the runs so far don't. */
  isOver: boolean;
  text: string;
}

/** A plan and what has been used of it. */
export interface PlanUse {
  plan: PlanName;
  usage: PlanUsage;
}

export interface PlanLimits {
  runs: Meter & {
    /** `null` before the month's third day, without runs, and once the limit is reached. */
    forecast: RunForecast | null;
  };
  actions: Meter;
}

/** The month's usage and forecast against the plan's limits, for every page that mentions them. */
export function planLimits({ plan, usage }: PlanUse, now: number): PlanLimits {
  const runs = runsMeter(plan, usage);
  return {
    runs: { ...runs, forecast: runs.isLimitReached ? null : runForecast({ plan, usage }, now) },
    actions: actionsMeter(plan, usage),
  };
}

function runForecast({ plan, usage }: PlanUse, now: number): RunForecast | null {
  const projected = projectMonthEnd(runsUsed(usage), now);
  // Zero runs allow no projection.
  if (projected === null || projected === 0) return null;
  const limit = plans[plan].runsPerMonth;
  const end = formatMonthDay(monthOf(now).lastDay);
  if (projected > limit)
    return { isOver: true, text: overLimitForecastText(roundToThreeDigits(projected - limit), end) };
  const share = Math.round((projected / limit) * 100);
  return { isOver: false, text: forecastText(roundToThreeDigits(projected), end, share) };
}

/** Estimates have three significant digits: 9,914 becomes 9,910. */
function roundToThreeDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2);
  return Math.round(value / step) * step;
}

const firstProjectedDay = 3;

/** The projected total of the calendar month (UTC); `null` before its third day, when a projection would be a guess. */
export function projectMonthEnd(soFar: number, now: number): number | null {
  const { start, days, day } = monthOf(now);
  if (day < firstProjectedDay || !Number.isFinite(soFar) || soFar < 0) return null;
  const elapsed = (now - start) / dayMs;
  return Math.max(soFar, Math.round((soFar / elapsed) * days));
}

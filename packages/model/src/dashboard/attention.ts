import { actionsMeter, type Meter, type PlanUse, runsMeter } from "../billing/plan";
import type { Tone } from "@understudy/base";
import { paths } from "../route/paths";
import { attentionTexts as texts } from "./dashboard-texts";
import {
  countedUnrecovered,
  type DriftAlert,
  driftedRuns,
  isOlderAlert,
  unrecoveredDrifts,
  worstAlertsFirst,
} from "./drift";
import { findSilence } from "./silence";
import { isFailureRateHigh, type UsagePoint, type UsageSummary, weekFailureRate } from "./usage";

/** A line of the dashboard's “Needs attention”. */
export interface AttentionItem {
  key: string;
  tone: Extract<Tone, "bad" | "warning">;
  /** The name of an action, before the text. */
  subject: string | null;
  text: string;
  href: string;
}

/** What has been loaded so far; `null` or empty otherwise. */
export interface AttentionData {
  site: PlanUse | null;
  summary: Pick<UsageSummary, "failureRate"> | null;
  timeseries: readonly UsagePoint[];
  drift: readonly DriftAlert[];
}

const mostItems = 3;

/** What is wrong, worst first; empty if nothing is. */
export function needsAttention(data: AttentionData, now: number): AttentionItem[] {
  const items = [
    silenceItem(data, now),
    limitItem("runs", data.site && runsMeter(data.site)),
    limitItem("actions", data.site && actionsMeter(data.site)),
    failureRateItem(data, now),
    ...driftItems(data, now),
  ].filter((item) => item !== null);
  return [
    ...items.filter(({ tone }) => tone === "bad"),
    ...items.filter(({ tone }) => tone === "warning"),
  ].slice(0, mostItems);
}

function silenceItem({ timeseries }: AttentionData, now: number): AttentionItem | null {
  const silence = findSilence(timeseries, now);
  return (
    silence && {
      key: "silence",
      tone: "bad",
      subject: null,
      text: texts.silence(silence.since, silence.usual),
      href: paths.runs.href(),
    }
  );
}

function limitItem(key: string, meter: Meter | null): AttentionItem | null {
  if (meter === null || meter.warning === null) return null;
  const { warning, isLimitReached } = meter;
  const tone = isLimitReached ? "bad" : "warning";
  return { key, tone, subject: null, text: warning, href: paths.billing.href() };
}

/** A rate of fewer runs says little. */
const leastRuns = 50;

function failureRateItem({ summary, timeseries }: AttentionData, now: number): AttentionItem | null {
  const item = { key: "rate", tone: "bad", subject: null } as const;
  const month = summary?.failureRate ?? null;
  if (isFailureRateHigh(month))
    return { ...item, text: texts.failureRate(month), href: paths.runs.href({ problem: true }) };
  const week = weekFailureRate(timeseries, now);
  if (week === null || !isFailureRateHigh(week.rate) || week.runs < leastRuns) return null;
  return {
    ...item,
    text: texts.weekFailureRate(week.rate),
    href: paths.runs.href({ problem: true, since: "7d" }),
  };
}

/** One line for each action. */
const driftItems = ({ drift }: AttentionData, now: number): AttentionItem[] =>
  worstAlertsFirst(drift)
    // Without an action, no list shows what it counts.
    .filter((alert) => alert.actionId !== null || alert.actionName !== null)
    .filter((alert) => unrecoveredDrifts(alert) > 0 && !isOlderAlert(alert, now))
    .map((alert) => ({
      key: alert.key,
      tone: "warning",
      subject: alert.actionName ?? alert.actionId,
      text: texts.drift(countedUnrecovered(alert)),
      href: paths.runs.href(driftedRuns(alert, "not-recovered")),
    }));

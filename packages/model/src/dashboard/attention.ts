import { planLimits, type PlanUse } from "../billing/plan-limits";
import type { Tone } from "@understudy/base";
import { paths } from "../route/paths";
import { attentionTexts as texts } from "./dashboard-texts";
import { type DriftAlert, driftedRuns, isOlderAlert, unrecoveredDrifts, worstAlertsFirst } from "./drift";
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
    ...limitItems(data, now),
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

function limitItems({ site }: AttentionData, now: number): AttentionItem[] {
  if (site === null) return [];
  const { runs, actions } = planLimits(site, now);
  const forecast = runs.forecast?.isOver === true ? runs.forecast.text : null;
  const runsText = [runs.warning, forecast].filter((text) => text !== null).join(" ");
  const href = paths.billing.href();
  const item = (key: string, isLimitReached: boolean, text: string | null): AttentionItem[] =>
    text === null || text === ""
      ? []
      : [{ key, tone: isLimitReached ? "bad" : "warning", subject: null, text, href }];
  return [
    ...item("runs", runs.isLimitReached, runsText),
    ...item("actions", actions.isLimitReached, actions.warning),
  ];
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
    .filter((alert) => unrecoveredDrifts(alert) > 0 && !isOlderAlert(alert, now))
    .map((alert) => ({
      key: alert.key,
      tone: "warning",
      subject: alert.actionName ?? alert.actionId,
      text: texts.drift(unrecoveredDrifts(alert)),
      href: paths.runs.href(driftedRuns(alert, now)),
    }));

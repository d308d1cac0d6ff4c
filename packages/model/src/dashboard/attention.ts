import { planLimits, type PlanUse } from "../billing/plan-limits";
import type { Tone } from "@understudy/ui/tones";
import { paths } from "../route/paths";
import type { Run } from "../run/run";
import { attentionTexts as texts } from "./dashboard-texts";
import { type DriftAlert, driftedRuns, isOlderAlert, unrecoveredDrifts, worstAlertsFirst } from "./drift";
import { failingActions } from "./failing-actions";
import {
  failureRateTrend,
  isClearRise,
  isFailureRateHigh,
  type UsagePoint,
  type UsageSummary,
} from "./usage";

/** A line of the dashboard's “Needs attention”. */
export interface AttentionItem {
  key: string;
  tone: Extract<Tone, "bad" | "warning">;
  /** The name of an action, before the text. */
  subject: string | null;
  text: string;
  link: { label: string; href: string };
}

/** What has been loaded so far; `null` or empty otherwise. */
export interface AttentionData {
  site: PlanUse | null;
  summary: Pick<UsageSummary, "failureRate"> | null;
  timeseries: readonly UsagePoint[];
  drift: readonly DriftAlert[];
  /** All runs, if they have been loaded and are kept up to date. */
  runs: readonly Run[];
}

const mostItems = 3;

/** What is wrong, worst first; empty if nothing is. */
export function needsAttention(data: AttentionData, now: number): AttentionItem[] {
  const items = [
    ...limitItems(data, now),
    failingItem(data),
    failureRateItem(data),
    driftItem(data, now),
  ].filter((item) => item !== null);
  return [
    ...items.filter(({ tone }) => tone === "bad"),
    ...items.filter(({ tone }) => tone === "warning"),
  ].slice(0, mostItems);
}

function limitItems({ site }: AttentionData, now: number): AttentionItem[] {
  if (site === null) return [];
  const { runs, actions } = planLimits(site, now);
  const forecast = runs.forecast?.isOver === true ? runs.forecast.text : null;
  const runsText = [runs.warning, forecast].filter((text) => text !== null).join(" ");
  const link = { label: texts.viewPlan, href: paths.billing.href() };
  const item = (key: string, isLimitReached: boolean, text: string | null): AttentionItem[] =>
    text === null || text === ""
      ? []
      : [{ key, tone: isLimitReached ? "bad" : "warning", subject: null, text, link }];
  return [
    ...item("runs", runs.isLimitReached, runsText),
    ...item("actions", actions.isLimitReached, actions.warning),
  ];
}

function failingItem({ runs }: AttentionData): AttentionItem | null {
  const failing = failingActions(runs);
  const [worst] = failing;
  if (worst === undefined) return null;
  return {
    key: "failing",
    tone: "bad",
    subject: worst.name,
    text: texts.failing(worst.streak, failing.length - 1),
    link: { label: texts.seeRuns, href: paths.runs.href({ action: worst.action }) },
  };
}

function failureRateItem({ summary, timeseries }: AttentionData): AttentionItem | null {
  const rate = summary?.failureRate ?? null;
  const trend = failureRateTrend(timeseries);
  const high = isFailureRateHigh(rate) ? texts.failureRate(rate) : null;
  const rising = trend && isClearRise(trend) ? texts.risingFailureRate(trend.previous, trend.current) : null;
  const text = high ?? rising;
  if (text === null) return null;
  const href = paths.runs.href({ problem: true, since: high === null ? "7d" : null });
  const link = { label: texts.seeFailures, href };
  return { key: "rate", tone: high === null ? "warning" : "bad", subject: null, text, link };
}

function driftItem({ drift }: AttentionData, now: number): AttentionItem | null {
  const unrecovered = worstAlertsFirst(drift).filter(
    (alert) => unrecoveredDrifts(alert) > 0 && !isOlderAlert(alert, now),
  );
  const [worst] = unrecovered;
  if (worst === undefined) return null;
  const total = unrecovered.reduce((sum, alert) => sum + unrecoveredDrifts(alert), 0);
  const count = unrecoveredDrifts(worst);
  return {
    key: "drift",
    tone: "warning",
    subject: worst.actionName ?? worst.actionId,
    text: texts.drift(count, total - count, unrecovered.length - 1),
    link: { label: texts.seeRuns, href: paths.runs.href(driftedRuns(worst, now)) },
  };
}

import type { Tone } from "@understudy/base";
import { clamp, formatNumber } from "../core/numbers";
import {
  limitReachedText,
  meteredTexts,
  overLimitText,
  planLabels,
  planPrices,
  usageWarning,
} from "./billing-texts";

export interface Plan {
  plan: PlanName;
  label: string;
  runsPerMonth: number;
  publishedActions: number;
  price: string;
  isMostPopular: boolean;
  hasPrioritySupport: boolean;
}

const planOf = (plan: PlanName, runsPerMonth: number, publishedActions: number): Plan => ({
  plan,
  label: planLabels[plan],
  runsPerMonth,
  publishedActions,
  price: planPrices[plan],
  isMostPopular: plan === "pro",
  hasPrioritySupport: plan !== "free",
});

export const plans: Record<PlanName, Plan> = {
  free: planOf("free", 1_000, 5),
  starter: planOf("starter", 10_000, 25),
  pro: planOf("pro", 100_000, 100),
  enterprise: planOf("enterprise", 1_000_000, 1_000),
};

/** The plans a free account can upgrade to. */
export const paidPlans: readonly Plan[] = [plans.starter, plans.pro, plans.enterprise];

export function runsUsed({ runsSuccessful, runsFailed }: PlanUsage): number {
  return runsSuccessful + runsFailed;
}

export interface Meter {
  /** How full the bar is, 0 to 1. */
  fill: number;
  tone: Extract<Tone, "good" | "warning" | "bad">;
  /** `7,700 / 10,000`. */
  text: string;
  /** From 80 percent on. */
  warning: string | null;
  isLimitReached: boolean;
}

// Compares integers, because a rounded percentage would turn yellow or red too early.
const reaches = (used: number, limit: number, percent: number) => used * 100 >= limit * percent;

function toneOf(used: number, limit: number): Meter["tone"] {
  if (reaches(used, limit, 90)) return "bad";
  return reaches(used, limit, 75) ? "warning" : "good";
}

type Metered = (typeof meteredTexts)[keyof typeof meteredTexts];

function warningOf(used: number, limit: number, { things, thing }: Metered): string | null {
  if (used > limit) return overLimitText(used - limit, thing);
  if (used === limit) return limitReachedText(used, limit, things);
  // Rounded down, so that the text never claims a share that isn't reached yet.
  return reaches(used, limit, 80) ? usageWarning(Math.floor((used * 100) / limit), things) : null;
}

function meter(used: number, limit: number, metered: Metered): Meter {
  return {
    fill: clamp(used / limit, 0, 1),
    tone: toneOf(used, limit),
    text: `${formatNumber(used)} / ${formatNumber(limit)}`,
    warning: warningOf(used, limit, metered),
    isLimitReached: reaches(used, limit, 100),
  };
}

export function runsMeter({ plan, usage }: PlanUse): Meter {
  return meter(runsUsed(usage), plans[plan].runsPerMonth, meteredTexts.runs);
}

export function actionsMeter({ plan, usage }: PlanUse): Meter {
  return meter(usage.actionsPublished, plans[plan].publishedActions, meteredTexts.actions);
}

export const planNames = ["free", "starter", "pro", "enterprise"] as const;

export type PlanName = (typeof planNames)[number];

export interface PlanUsage {
  runsSuccessful: number;
  runsFailed: number;
  actionsPublished: number;
}

/** A plan and what has been used of it. */
export interface PlanUse {
  plan: PlanName;
  usage: PlanUsage;
}

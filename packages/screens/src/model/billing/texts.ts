import { countOf, formatNumber } from "../format/numbers";
import type { PlanName } from "../site/site";

export const planLabels: Record<PlanName, string> = {
  free: "Free",
  starter: "Starter",
  pro: "Pro",
  enterprise: "Enterprise",
};

/** Specified texts. */
export const planPrices: Record<PlanName, string> = {
  free: "Free",
  starter: "$29/mo",
  pro: "$99/mo",
  enterprise: "Custom",
};

export const meteredTexts = {
  runs: "runs",
  actions: "published actions",
  run: "run",
  action: "published action",
} as const;

export const limitReachedText = (used: number, limit: number, things: string) =>
  `${billingMessages.limitReached}: ${formatNumber(used)} of ${formatNumber(limit)} ${things} used.`;

export const usageWarning = (percent: number, things: string) => `You’ve used ${percent}% of your ${things}.`;

// Non-breaking spaces keep the parentheses on one line.
export const forecastText = (runs: number, day: string, percent: number) =>
  `On track for ~${countOf(runs, "run")} by ${day} (${formatNumber(percent)}%\u00A0of\u00A0your\u00A0plan).`;

export const overLimitForecastText = (runs: number, day: string) =>
  `About ${countOf(runs, "run")} over your plan by ${day}.`;

/** How much of a plan this account's runs or actions would use. */
export const planShareText = (share: string, used: number, thing: string) =>
  `You’d use ${share} (${countOf(used, thing)})`;

export const lessThanOnePercent = "less than 1%";

export const billingMessages = {
  limitReached: "Limit reached",
  checkoutFailed: "Failed to start checkout. Please try again.",
  portalFailed: "Failed to open billing portal. Please try again.",
} as const;

import { countOf, formatNumber } from "../core/numbers";

export const planLabels = {
  free: "Free",
  starter: "Starter",
  pro: "Pro",
  enterprise: "Enterprise",
};

/** Specified texts. */
export const planPrices = {
  free: "Free",
  starter: "$29/mo",
  pro: "$99/mo",
  enterprise: "Custom",
};

export const meteredTexts = {
  runs: { things: "runs", thing: "run" },
  actions: { things: "published actions", thing: "action" },
} as const;

export const limitReachedText = (used: number, limit: number, things: string) =>
  `${billingMessages.limitReached}: ${formatNumber(used)} of ${formatNumber(limit)} ${things} used.`;

export const usageWarning = (percent: number, things: string) => `You’ve used ${percent}% of your ${things}.`;

// Non-breaking spaces keep the parentheses on one line.
export const forecastText = (runs: number, day: string, percent: number) =>
  `On track for ~${countOf(runs, "run")} by ${day} (${formatNumber(percent)}%\u00A0of\u00A0your\u00A0plan).`;

export const overLimitForecastText = (runs: number, day: string) =>
  `About ${countOf(runs, "run")} over your plan by ${day}.`;

export const overLimitText = (count: number, thing: string) => `${countOf(count, thing)} over your limit.`;

export function coverageText(runs: number, actions: number): string | null {
  const used = [
    ...(runs === 0 ? [] : [countOf(runs, meteredTexts.runs.thing)]),
    ...(actions === 0 ? [] : [countOf(actions, meteredTexts.actions.thing)]),
  ];
  return used.length === 0 ? null : `Covers your ${used.join(" and ")}.`;
}

export const billingMessages = {
  limitReached: "Limit reached",
  checkoutFailed: "Failed to start checkout. Please try again.",
  portalFailed: "Failed to open billing portal. Please try again.",
} as const;

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

export const overLimitText = (count: number, thing: string) => `${countOf(count, thing)} over your limit.`;

export const billingMessages = {
  limitReached: "Limit reached",
  checkoutFailed: "Failed to start checkout. Please try again.",
  portalFailed: "Failed to open billing portal. Please try again.",
} as const;

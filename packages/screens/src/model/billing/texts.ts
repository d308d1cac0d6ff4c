import { countOf, formatNumber } from "../format/numbers";
import { pageTexts } from "../texts";

export const limitReachedText = (used: number, limit: number, things: string) =>
  `${pageTexts.limitReached}: ${formatNumber(used)} of ${formatNumber(limit)} ${things} used.`;

export const usageWarning = (percent: number, things: string) => `You’ve used ${percent}% of your ${things}.`;

/** How much of a plan this account's runs or actions would use. */
export const planShareText = (share: string, used: number, thing: string) =>
  `You’d use ${share} (${countOf(used, thing)})`;

export const lessThanOnePercent = "less than 1%";

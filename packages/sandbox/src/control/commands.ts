import { faultRule, type FaultRule } from "../faults/rule";
import { flag, isRecord, parsePartial, oneOf, sentenceOf, text, whole, type Rule } from "../http/rules";
import type { ProviderSettings } from "../idp/faults";
import { onboardingFlags, planNames, type OnboardingFlag, type PlanName } from "../dataset/entities";
import { isScenarioName, type ScenarioName } from "../dataset/scenarios";

/** Resources that `touch` edits as another person would. */
export const touchable = ["site", "chat", "team", "actions", "keys"] as const;

export const refusals = ["none", "issued", "all"] as const;

/** Commands for the running sandbox, carried out in this order. */
export interface Commands {
  /** Resets dataset, faults, settings and log. People stay signed in. */
  reset?: boolean;
  clearFaults?: boolean;
  clearLog?: boolean;
  /** Whether the console sends error reports here, from the next time it loads. */
  reporting?: boolean;
  /** Another account. `slow` keeps the account and sets a latency of 3 s. */
  scenario?: ScenarioName | "slow";
  plan?: PlanName;
  latencyMs?: number;
  /** Seconds between live runs; 0 starts none. */
  runIntervalSeconds?: number;
  /** Advances the sandbox's clock. */
  advanceMs?: number;
  completeOnboarding?: OnboardingFlag | "next";
  /** Simulates another person's edit of this draft. */
  touchDraft?: string;
  /** Simulates another person's edit of this resource. */
  touch?: (typeof touchable)[number];
  /** Adds a fault. */
  fault?: FaultRule;
  /** Ends all sessions and revokes all refresh tokens at the provider. */
  revokeSession?: boolean;
  /** `issued` rejects existing access tokens, so that one renewal helps. `all` rejects every token. */
  refuseTokens?: (typeof refusals)[number];
  idp?: Partial<ProviderSettings>;
}

const settingRules = {
  tokenLifetimeSeconds: whole(1, 86_400),
  refreshLifetimeSeconds: whole(1, 30 * 86_400),
  refreshTokens: flag,
  tokenStatus: whole(0, 599),
  tokenDelayMs: whole(0, 600_000),
  tokenHang: flag,
  availability: oneOf(["up", "failing", "unreachable"]),
};

const providerSettings: Rule<Partial<ProviderSettings>> = (value) => {
  if (!isRecord(value)) return { problem: "must be an object" };
  const parsed = parsePartial(value, settingRules);
  return "problems" in parsed ? { problem: `has faults: ${sentenceOf(parsed.problems)}` } : parsed;
};

const scenario: Rule<ScenarioName | "slow"> = (value) =>
  typeof value === "string" && (value === "slow" || isScenarioName(value))
    ? { value }
    : { problem: "is no scenario" };

const rules = {
  reset: flag,
  clearFaults: flag,
  clearLog: flag,
  reporting: flag,
  scenario,
  plan: oneOf(planNames),
  latencyMs: whole(0, 600_000),
  runIntervalSeconds: whole(0, 86_400),
  advanceMs: whole(0, 366 * 86_400_000),
  fault: faultRule,
  revokeSession: flag,
  refuseTokens: oneOf(refusals),
  completeOnboarding: oneOf(["next", ...onboardingFlags]),
  touchDraft: text({ max: 200, filled: true }),
  touch: oneOf(touchable),
  idp: providerSettings,
};

/** Parses and validates commands. */
export function readCommands(value: unknown): { value: Commands } | { problem: string } {
  if (!isRecord(value)) return { problem: "Send a JSON object of commands." };
  const parsed = parsePartial(value, rules);
  return "problems" in parsed ? { problem: sentenceOf(parsed.problems) } : parsed;
}

import { faultRule, type FaultRule } from "../faults/rule";
import { flag, isRecord, judgePart, oneOf, sentenceOf, text, whole, type Rule } from "../http/rules";
import type { IdpKnobs } from "../idp/knobs";
import { onboardingFlags, planNames, type OnboardingFlag, type PlanName } from "../world/entities";
import { isScenarioName, type ScenarioName } from "../world/scenarios";

/** Resources that `touch` edits as another person would. */
export const touchable = ["site", "chat", "team", "actions", "keys"] as const;

export const refusals = ["none", "issued", "all"] as const;

/** What can be asked of the running sandbox; carried out in this order. */
export interface Commands {
  /** Back to how it was started: world, faults, knobs and log. People stay signed in. */
  reset?: boolean;
  clearFaults?: boolean;
  clearLog?: boolean;
  /** Another account. `slow` keeps the account and lets every call take 3 s. */
  scenario?: ScenarioName | "slow";
  plan?: PlanName;
  latencyMs?: number;
  /** Seconds between two runs that start by themselves; 0 keeps the world still. */
  paceSeconds?: number;
  /** Lets the world's clock jump ahead. */
  advanceMs?: number;
  completeOnboarding?: OnboardingFlag | "next";
  /** Another person edits this draft. */
  touchDraft?: string;
  /** Another person edits this resource. */
  touch?: (typeof touchable)[number];
  /** One more fault to play. */
  fault?: FaultRule;
  /** Wipes sessions and refresh tokens at the provider. */
  revokeSession?: boolean;
  /** `issued`: access tokens that exist now, so that one renewal helps. `all`: every one. */
  refuseTokens?: (typeof refusals)[number];
  idp?: Partial<IdpKnobs>;
}

const knobRules = {
  tokenLifetimeSeconds: whole(1, 86_400),
  refreshLifetimeSeconds: whole(1, 30 * 86_400),
  tokenStatus: whole(0, 599),
  tokenDelayMs: whole(0, 600_000),
  tokenHang: flag,
  availability: oneOf(["up", "failing", "unreachable"]),
};

const idpKnobs: Rule<Partial<IdpKnobs>> = (value) => {
  if (!isRecord(value)) return { problem: "must be an object" };
  const judged = judgePart(value, knobRules);
  return "problems" in judged ? { problem: `has faults: ${sentenceOf(judged.problems)}` } : judged;
};

const scenario: Rule<ScenarioName | "slow"> = (value) =>
  typeof value === "string" && (value === "slow" || isScenarioName(value))
    ? { value }
    : { problem: "is no scenario" };

const rules = {
  reset: flag,
  clearFaults: flag,
  clearLog: flag,
  scenario,
  plan: oneOf(planNames),
  latencyMs: whole(0, 600_000),
  paceSeconds: whole(0, 86_400),
  advanceMs: whole(0, 366 * 86_400_000),
  fault: faultRule,
  revokeSession: flag,
  refuseTokens: oneOf(refusals),
  completeOnboarding: oneOf(["next", ...onboardingFlags]),
  touchDraft: text({ max: 200, filled: true }),
  touch: oneOf(touchable),
  idp: idpKnobs,
};

/** Commands as somebody outside sent them. */
export function readCommands(value: unknown): { value: Commands } | { problem: string } {
  if (!isRecord(value)) return { problem: "Send a JSON object of commands." };
  const judged = judgePart(value, rules);
  return "problems" in judged ? { problem: sentenceOf(judged.problems) } : judged;
}

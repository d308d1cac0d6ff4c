import { day } from "../dataset/clock";
import * as v from "valibot";
import { faultRule } from "../faults/rule";
import { flag, object, oneOf, whole } from "../http/rules";
import { onboardingFlags, planNames } from "../dataset/entities";
import { scenarioNames } from "../dataset/scenarios";

/** Commands for the running sandbox, carried out in this order. */
export const commandsSchema = v.partial(
  object({
    /** Resets dataset, faults, settings and log. People stay signed in. */
    reset: flag,
    clearFaults: flag,
    clearLog: flag,
    /** Another account. */
    scenario: oneOf(scenarioNames),
    plan: oneOf(planNames),
    /** The minimum duration of every call. */
    latencyMs: whole(0, 600_000),
    /** Seconds between live runs; 0 starts none. */
    runIntervalSeconds: whole(0, 86_400),
    /** Advances the sandbox's clock. */
    advanceMs: whole(0, 366 * day),
    completeOnboarding: oneOf(["next", ...onboardingFlags]),
    /** Simulates another person's edit of this resource. */
    touch: oneOf(["site", "chat", "team", "actions", "draft", "keys"]),
    /** Whether the console sends error reports here, from the next time it loads. */
    reporting: flag,
    fault: faultRule,
    /** Ends all sessions and revokes all refresh tokens at the provider. */
    revokeSession: flag,
    /** `issued` rejects existing access tokens, so that one renewal helps. `all` rejects every token. */
    refuseTokens: oneOf(["none", "issued", "all"]),
    /** Of access and ID tokens. */
    tokenLifetimeSeconds: whole(1, 86_400),
  }),
);
export type Commands = v.InferOutput<typeof commandsSchema>;

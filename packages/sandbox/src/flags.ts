import { faultRule, type FaultRule } from "./faults/rule";
import type { SandboxOptions } from "./options";
import { isScenarioName, scenarios } from "./world/scenarios";

/** The sandbox's options for a command line, in the form `parseArgs` of node:util takes; `about` is for the usage text. */
export const sandboxFlags = {
  scenario: { type: "string", about: `which account: ${[...Object.keys(scenarios), "slow"].join(", ")}` },
  now: { type: "string", about: "the instant at which its world begins, such as 2026-03-04T15:06:00Z" },
  latency: { type: "string", about: "milliseconds that every call takes at least" },
  pace: {
    type: "string",
    about: "seconds between two runs that start by themselves; 0 keeps the world still",
  },
  "token-lifetime": { type: "string", about: "seconds that access tokens live" },
  fault: {
    type: "string",
    multiple: true,
    about: 'a fault to play, such as "GET /v1/runs status status=503 times=2"',
  },
} as const;

type FlagName = keyof typeof sandboxFlags;
export type FlagValues = Partial<Record<Exclude<FlagName, "fault">, string | undefined>> & {
  fault?: string[] | undefined;
};

const numeric = new Set(["times", "skip", "status", "retryAfter", "delayMs"]);

/** `GET /v1/runs status status=503 times=2` */
function readFault(text: string): FaultRule {
  const [method = "", path = "", fault = "", ...rest] = text.trim().split(/\s+/);
  const details = rest.map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return [name, numeric.has(name) ? Number(value) : value];
  });
  const judged = faultRule({ call: `${method} ${path}`, fault, ...Object.fromEntries(details) });
  if ("problem" in judged) throw new Error(`--fault “${text}” ${judged.problem}`);
  return judged.value;
}

function readNumber(name: FlagName, text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isInteger(value) || value < 0)
    throw new Error(`--${name} must be a whole number, not “${text}”.`);
  return value;
}

function readInstant(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant))
    throw new Error(`--now must be an instant such as 2026-03-04T15:06:00Z, not “${text}”.`);
  return instant;
}

function readScenario(text: string): NonNullable<SandboxOptions["scenario"]> {
  if (text !== "slow" && !isScenarioName(text))
    throw new Error(
      `--scenario must be ${sandboxFlags.scenario.about.replace("which account: ", "one of ")}, not “${text}”.`,
    );
  return text;
}

/** What was given on the command line, as options. Throws one clear sentence where something makes no sense. */
export const optionsFromFlags = ({
  scenario,
  now,
  latency,
  pace,
  "token-lifetime": lifetime,
  fault,
}: FlagValues): SandboxOptions => ({
  ...(scenario !== undefined && { scenario: readScenario(scenario) }),
  ...(now !== undefined && { now: readInstant(now) }),
  ...(latency !== undefined && { latencyMs: readNumber("latency", latency) }),
  ...(pace !== undefined && { paceSeconds: readNumber("pace", pace) }),
  ...(lifetime !== undefined && { tokenLifetimeSeconds: readNumber("token-lifetime", lifetime) }),
  ...(fault !== undefined && { faults: fault.map(readFault) }),
});

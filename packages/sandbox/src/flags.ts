import { faultRule, type FaultRule } from "./faults/rule";
import type { SandboxOptions } from "./options";
import { isScenarioName, scenarios } from "./dataset/scenarios";

/** Command-line options in the format of node:util's `parseArgs`; `about` is the help text. */
export const sandboxFlags = {
  scenario: {
    type: "string",
    about: `account to start with: ${[...Object.keys(scenarios), "slow"].join(", ")}`,
  },
  now: { type: "string", about: "start time of the seeded dataset, such as 2026-03-04T15:06:00Z" },
  latency: { type: "string", about: "minimum duration of every API call in milliseconds" },
  "run-interval": { type: "string", about: "seconds between new runs; 0 starts none" },
  reports: { type: "boolean", default: false, about: "sends the console’s error reports to the sandbox" },
  "token-lifetime": { type: "string", about: "lifetime of access tokens in seconds" },
  fault: {
    type: "string",
    multiple: true,
    about: 'fault to inject, such as "GET /v1/runs status status=503 times=2"',
  },
} as const;

type FlagName = keyof typeof sandboxFlags;
export type FlagValues = Partial<Record<Exclude<FlagName, "fault" | "reports">, string | undefined>> & {
  reports?: boolean | undefined;
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
  const parsed = faultRule({ call: `${method} ${path}`, fault, ...Object.fromEntries(details) });
  if ("problem" in parsed) throw new Error(`--fault “${text}” ${parsed.problem}`);
  return parsed.value;
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
      `--scenario must be ${sandboxFlags.scenario.about.replace("account to start with: ", "one of ")}, not “${text}”.`,
    );
  return text;
}

/** Converts command-line options. Throws a readable error for invalid ones. */
export const optionsFromFlags = ({
  scenario,
  now,
  latency,
  "run-interval": runInterval,
  reports,
  "token-lifetime": lifetime,
  fault,
}: FlagValues): SandboxOptions => ({
  ...(scenario !== undefined && { scenario: readScenario(scenario) }),
  ...(now !== undefined && { now: readInstant(now) }),
  ...(latency !== undefined && { latencyMs: readNumber("latency", latency) }),
  ...(runInterval !== undefined && { runIntervalSeconds: readNumber("run-interval", runInterval) }),
  ...(reports && { reporting: true }),
  ...(lifetime !== undefined && { tokenLifetimeSeconds: readNumber("token-lifetime", lifetime) }),
  ...(fault !== undefined && { faults: fault.map(readFault) }),
});

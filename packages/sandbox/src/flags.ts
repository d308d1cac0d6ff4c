import type { SandboxOptions } from "./options";
import { isScenarioName, scenarioNames } from "./dataset/scenarios";

/** Command-line options in the format of node:util's `parseArgs`; `about` is the help text. */
export const sandboxFlags = {
  scenario: { type: "string", about: `account to start with: ${scenarioNames.join(", ")}` },
  now: { type: "string", about: "start time of the seeded dataset, such as 2026-03-04T15:06:00Z" },
  reports: { type: "boolean", default: false, about: "sends the console’s error reports to the sandbox" },
} as const;

export interface FlagValues {
  scenario?: string | undefined;
  now?: string | undefined;
  reports?: boolean | undefined;
}

/** Converts command-line options. Throws a readable error for invalid ones. */
export function optionsFromFlags({ scenario, now, reports }: FlagValues): SandboxOptions {
  if (scenario !== undefined && !isScenarioName(scenario))
    throw new Error(`--scenario must be one of ${scenarioNames.join(", ")}, not “${scenario}”.`);
  const instant = now === undefined ? undefined : Date.parse(now);
  if (Number.isNaN(instant))
    throw new Error(`--now must be an instant such as 2026-03-04T15:06:00Z, not “${now}”.`);
  return { scenario, now: instant, reporting: reports };
}

import type { Clock } from "./clock";
import { scenarios, type ScenarioName } from "./world/scenarios";
import { createWorld, type World } from "./world/world";

export interface Defaults {
  scenario: ScenarioName;
  paceSeconds: number;
  latencyMs: number;
  reporting: boolean;
}

/** What scenarios and tests may replace while the sandbox runs. */
export interface State {
  scenario: ScenarioName;
  world: World;
  /** The minimum duration of every API call. */
  latencyMs: number;
  /** Whether config.json names the sandbox as the endpoint for error reports. */
  reporting: boolean;
  /** Access tokens up to this serial number are rejected. */
  refusedUpTo: number;
}

export const initialState = (
  clock: Clock,
  { scenario, paceSeconds, latencyMs, reporting }: Defaults,
): State => ({
  scenario,
  world: createWorld(scenarios[scenario].world, clock.world(), paceSeconds),
  latencyMs,
  reporting,
  refusedUpTo: 0,
});

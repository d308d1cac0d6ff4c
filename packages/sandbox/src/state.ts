import type { Clock } from "./clock";
import { scenarios, type ScenarioName } from "./world/scenarios";
import { createWorld, type World } from "./world/world";

export interface Defaults {
  scenario: ScenarioName;
  paceSeconds: number;
  latencyMs: number;
}

/** Everything that a scenario or a test may exchange while the sandbox runs. */
export interface State {
  scenario: ScenarioName;
  world: World;
  /** How long every call of the API takes at least. */
  latencyMs: number;
  /** Access tokens up to this serial number are turned away. */
  refusedUpTo: number;
}

export const initialState = (clock: Clock, { scenario, paceSeconds, latencyMs }: Defaults): State => ({
  scenario,
  world: createWorld(scenarios[scenario].world, clock.world(), paceSeconds),
  latencyMs,
  refusedUpTo: 0,
});

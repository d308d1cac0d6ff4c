import type { Clock } from "./clock";
import { scenarios, type ScenarioName } from "./scenarios";
import { createDataset, type Dataset } from "./dataset";

export interface Defaults {
  scenario: ScenarioName;
  runIntervalSeconds: number;
  latencyMs: number;
  reporting: boolean;
}

/** What scenarios and tests may replace while the sandbox runs. */
export interface State {
  scenario: ScenarioName;
  dataset: Dataset;
  /** The minimum duration of every API call. */
  latencyMs: number;
  /** Whether config.json names the sandbox as the endpoint for error reports. */
  reporting: boolean;
  /** Access tokens up to this serial number are rejected. */
  refusedUpTo: number;
}

export const initialState = (
  clock: Clock,
  { scenario, runIntervalSeconds, latencyMs, reporting }: Defaults,
): State => ({
  scenario,
  dataset: createDataset(scenarios[scenario].dataset, clock.now(), runIntervalSeconds),
  latencyMs,
  reporting,
  refusedUpTo: 0,
});

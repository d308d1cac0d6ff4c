import type { Clock } from "./clock";
import { scenarios, type ScenarioName } from "./scenarios";
import { createDataset, type Dataset } from "./dataset";

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

interface Defaults {
  scenario?: ScenarioName | undefined;
  runIntervalSeconds?: number | undefined;
  reporting?: boolean | undefined;
}

export const initialState = (
  clock: Clock,
  { scenario = "midway", runIntervalSeconds = 30, reporting = false }: Defaults,
): State => ({
  scenario,
  dataset: createDataset(scenarios[scenario].dataset, clock.now(), runIntervalSeconds),
  latencyMs: 0,
  reporting,
  refusedUpTo: 0,
});

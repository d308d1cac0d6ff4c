import { parseRunStatus, timings, type Remote, type RunDetails } from "@understudy/screens/model";
import { useRemote } from "../../../api/remote";
import { runsApi, useRunQuery } from "../../../api/runs";

/** One run, polled while it is running and the tab is visible. */
export function useRun(id: string): { run: Remote<RunDetails>; isRunning: boolean; reload: () => void } {
  const { currentData } = runsApi.endpoints.run.useQueryState(id);
  const isRunning = currentData !== undefined && parseRunStatus(currentData.status) === "running";
  const query = useRunQuery(id, {
    pollingInterval: isRunning ? timings.poll : 0,
    skipPollingIfUnfocused: true,
  });
  return { run: useRemote(query), isRunning, reload: query.refetch };
}

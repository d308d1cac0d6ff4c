import { RunScreen } from "@understudy/screens";
import {
  actionOf,
  medianDuration,
  parseRunsQuery,
  paths,
  type RunDetails,
  type RunList,
} from "@understudy/screens/model";
import { useDeferredValue, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePageId } from "../../usePageId";
import { useReturnToList } from "../../useListScroll";
import { useLoadedRuns } from "../../../api/runs";
import { useSeconds } from "../../../lib/clock";
import { useComparison } from "./useComparison";
import { useRun } from "./useRun";
import { useRunPosition } from "./useRunPosition";
import { useStepKeys } from "./useStepKeys";

const everyRun = { status: null, env: null };

export function Component() {
  const id = usePageId();
  const { search } = useLocation();
  const query = useMemo(() => parseRunsQuery(search), [search]);
  const { run, isRunning, reload } = useRun(id);
  const listed = useLoadedRuns({ status: query.status, env: query.env });
  const every = useLoadedRuns(everyRun);
  const position = useRunPosition(id, query, listed);
  const known = every ?? listed;
  const details = run.state === "ready" ? run.data : null;

  useReturnToList(paths.runs.pattern);
  useStepKeys(position);
  return (
    <RunScreen
      key={id}
      run={run}
      onReload={reload}
      list={{ href: paths.runs.href(query), position }}
      address={window.location.origin + paths.run.href(id)}
      now={useSeconds(isRunning)}
      median={useMedian(details, known)}
      comparison={useComparison(run, known)}
      screenshot={useScreenshot(id)}
    />
  );
}

function useMedian(run: RunDetails | null, list: RunList | undefined) {
  const rows = useDeferredValue(list?.rows, undefined);
  const action = run === null ? null : actionOf(run);
  return useMemo(() => (rows === undefined ? null : medianDuration(rows, action)), [rows, action]);
}

function useScreenshot(id: string) {
  const [enlarged, setEnlarged] = useState<string | null>(null);
  return {
    view: enlarged === id ? ("large" as const) : ("inline" as const),
    onOpen: () => setEnlarged(id),
    onClose: () => setEnlarged(null),
  };
}

import { pollDelay } from "@understudy/api";
import { type RunPosition, RunScreen } from "@understudy/screens";
import {
  isProblem,
  parseRunsQuery,
  parseRunStatus,
  paths,
  type Remote,
  type Run,
  type RunDetails,
  type RunList,
  runNeighbors,
  type RunsQuery,
  runTitle,
  selectRuns,
} from "@understudy/model";
import { timings } from "../../../lib/timings";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { useFreshRemote } from "../../../api/remote";
import { runsApi, useRunQuery } from "../../../api/runs";
import { canRefresh, useLoadedRuns } from "../useRuns";
import { useMinute } from "../../../lib/hooks";
import { usePageId, useTabTitle } from "../../../session/session";
import { useComparison } from "./useComparison";

export function RunPage() {
  const id = usePageId();
  const { search } = useLocation();
  const query = useMemo(() => parseRunsQuery(search), [search]);
  const { run, reload } = useRun(id);
  const details = run.state === "ready" ? run.data : null;
  const list = useLoadedRuns({ status: query.status, env: query.env });
  const listed = run.state === "loading" ? list?.rows.find((each) => each.id === id) : undefined;
  const [enlarged, setEnlarged] = useState<string | null>(null);

  useTabTitle(details === null ? paths.run.title : runTitle(details));
  useTabIcon(iconOf(details?.status ?? null));
  return (
    <RunScreen
      key={id}
      run={run}
      onReload={reload}
      list={{ href: paths.runs.href(query), position: useRunPosition(id, query, list) }}
      name={listed?.actionName ?? null}
      // Without a list, most are opened from alerts.
      hasFailed={listed === undefined || isProblem(listed.status)}
      address={window.location.origin + paths.run.href(id)}
      comparison={useComparison(id, details)}
      screenshot={{
        view: enlarged === id ? "large" : "inline",
        onOpen: () => setEnlarged(id),
        onClose: () => setEnlarged(null),
      }}
    />
  );
}

/** One run, polled while it is running and the tab is visible. */
function useRun(id: string): { run: Remote<RunDetails>; reload: () => void } {
  const { currentData, error } = runsApi.endpoints.run.useQueryState(id);
  const isRunning = currentData !== undefined && parseRunStatus(currentData.status) === "running";
  const query = useRunQuery(id, {
    pollingInterval: isRunning ? pollDelay(timings.poll, error) : 0,
    skipPollingIfUnfocused: true,
  });
  return { run: useFreshRemote(query), reload: query.refetch };
}

/** The run's position in the list from the URL, if the page was opened from there. */
function useRunPosition(id: string, query: RunsQuery, loaded: RunList | undefined): RunPosition | null {
  const [isFromList] = useState(loaded !== undefined);
  // Renders the run before searching a long list. Without an initial value, the first render isn't deferred.
  const list = useDeferredValue(loaded ?? null, canRefresh(loaded) ? undefined : null);
  const minute = useMinute();
  const now = query.since === null ? 0 : minute;
  const rows = useMemo(() => list && selectRuns(list.rows, query, now), [list, query, now]);
  const neighbors = useMemo(() => rows && runNeighbors(rows, id), [rows, id]);
  if (!isFromList || neighbors === null) return null;
  const { previous, next, number, total } = neighbors;
  const href = (run: Run | null) => (run?.id ? paths.run.href(run.id, query) : null);
  return { number, total, previousHref: href(previous), nextHref: href(next) };
}

const plainIcon = "/favicon.svg";

function iconOf(status: string | null): string {
  if (isProblem(status)) return "/favicon-failed.svg";
  return parseRunStatus(status) === "running" ? "/favicon-running.svg" : plainIcon;
}

/** The run's status, as a dot on the favicon. */
function useTabIcon(href: string): void {
  useEffect(() => {
    const icon = document.querySelector("link[rel=icon]");
    icon?.setAttribute("href", href);
    return () => icon?.setAttribute("href", plainIcon);
  }, [href]);
}

import { type RunPosition, RunScreen } from "@understudy/screens";
import {
  actionOf,
  isProblem,
  medianDuration,
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
  sameFailures,
  selectRuns,
  timings,
} from "@understudy/model";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRemote } from "../../../api/api";
import { canRefresh, everyRun, runsApi, useLoadedRuns, useRunQuery, useRunsQuery } from "../../../api/runs";
import { useMinute } from "../../../lib/hooks";
import { hasSingleKeys, useShortcuts } from "../../../lib/useShortcuts";
import { usePageId, useTabTitle } from "../../../session/session";
import { useComparison } from "./useComparison";

export function Component() {
  const id = usePageId();
  const { search } = useLocation();
  const query = useMemo(() => parseRunsQuery(search), [search]);
  const { run, reload } = useRun(id);
  const listed = useLoadedRuns({ status: query.status, env: query.env });
  const every = useLoadedRuns(everyRun);
  const filter = every ? everyRun : query;
  const position = useRunPosition(id, query, listed);
  const known = useDeferredList(every ?? listed)?.rows;
  const details = run.state === "ready" ? run.data : null;
  const { median, same } = useMemo(
    () =>
      known === undefined || details === null
        ? { median: null, same: null }
        : { median: medianDuration(known, actionOf(details)), same: sameFailures(known, details, filter) },
    [known, details, filter],
  );

  const [enlarged, setEnlarged] = useState<string | null>(null);

  useTabTitle(details === null ? paths.run.title : runTitle(details));
  useTabIcon(iconOf(details?.status ?? null));
  useStepKeys(position);
  return (
    <RunScreen
      key={id}
      run={run}
      onReload={reload}
      list={{ href: paths.runs.href(query), position, hasKeys: hasSingleKeys() }}
      address={window.location.origin + paths.run.href(id)}
      median={median}
      same={same}
      comparison={useComparison(run, known)}
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
  const { currentData } = runsApi.endpoints.run.useQueryState(id);
  const isRunning = currentData !== undefined && parseRunStatus(currentData.status) === "running";
  const query = useRunQuery(id, {
    pollingInterval: isRunning ? timings.poll : 0,
    skipPollingIfUnfocused: true,
  });
  return { run: useRemote(query), reload: query.refetch };
}

/** Renders the run before searching a long list. Without an initial value, the first render isn't deferred. */
const useDeferredList = (list: RunList | undefined): RunList | undefined =>
  useDeferredValue(list ?? null, canRefresh(list) ? undefined : null) ?? undefined;

/** The run's position in the list from the URL. Loads the list only on request. */
function useRunPosition(id: string, query: RunsQuery, loaded: RunList | undefined): RunPosition {
  const { status, env } = query;
  const [isAsked, setAsked] = useState(false);
  const { isFetching, isError, data, refetch } = useRunsQuery(isAsked ? { status, env } : skipToken);
  const hasFailed = !isFetching && (isError || data?.failure !== undefined);

  const list = useDeferredList(loaded);
  const minute = useMinute();
  const now = query.since === null ? 0 : minute;
  const rows = useMemo(() => list && selectRuns(list.rows, query, now), [list, query, now]);
  const neighbors = useMemo(() => rows && runNeighbors(rows, id), [rows, id]);

  if (loaded === undefined) {
    if (!isAsked) return { state: "unloaded", onLoad: () => setAsked(true) };
    return hasFailed ? { state: "failed", onLoad: () => void refetch() } : { state: "loading" };
  }
  if (neighbors === undefined) return { state: "loading" };
  if (neighbors === null) return { state: "unlisted" };
  const { previous, next, number, total } = neighbors;
  const href = (run: Run | null) => (run?.id ? paths.run.href(run.id, query) : null);
  return { state: "listed", number, total, previousHref: href(previous), nextHref: href(next) };
}

function useStepKeys(position: RunPosition): void {
  const navigate = useNavigate();
  const to = (href: string | null | undefined) => (href ? () => void navigate(href) : null);
  const listed = position.state === "listed" ? position : null;
  useShortcuts([
    ["nextRun", to(listed?.nextHref)],
    ["previousRun", to(listed?.previousHref)],
  ]);
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

import { pollDelay } from "@understudy/api";
import {
  type Attention,
  type DashboardData,
  type DashboardPart,
  DashboardScreen,
  type SetupGuideState,
} from "@understudy/screens";
import {
  needsAttention,
  onboardingProgress,
  paths,
  type Remote,
  setupGuideHash,
  type Site,
} from "@understudy/model";
import { timings } from "../../lib/timings";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { useActionsQuery } from "../../api/actions";
import { useDriftQuery } from "../../api/drift";
import { useFreshRemote } from "../../api/remote";
import { siteApi, useSiteQuery } from "../../api/site";
import { useTimeseriesQuery, useUsageSummaryQuery } from "../../api/usage";
import { reload } from "../../lib/browser";
import { useNow } from "../../lib/hooks";
import { recall, remember, storageKeys } from "../../lib/storage";
import { useChunk } from "../../lib/useChunk";
import { useSession } from "../../session/session";
import { useRereading } from "./useRereading";

export function DashboardPage() {
  const { product } = useSession();
  const [polls, setPolls] = useState(false);
  const { error } = siteApi.endpoints.site.useQueryState();
  const queries = {
    // While the guide is open, so that finished steps are checked off.
    site: useSiteQuery(undefined, {
      pollingInterval: polls ? pollDelay(timings.poll, error) : 0,
      skipPollingIfUnfocused: true,
    }),
    summary: useUsageSummaryQuery(),
    timeseries: useTimeseriesQuery(),
    actions: useActionsQuery(),
    drift: useDriftQuery(),
  };
  const data = {
    site: useFreshRemote(queries.site),
    summary: useFreshRemote(queries.summary),
    timeseries: useFreshRemote(queries.timeseries),
    actions: useFreshRemote(queries.actions),
    drift: useFreshRemote(queries.drift),
  };
  const asOf = readAt(data);
  useRereading(asOf, () => {
    for (const query of Object.values(queries)) void query.refetch();
  });
  const guide = useSetupGuide(data.site);
  const isGuideOpen = guide.shown.state === "open";
  if (polls !== isGuideOpen) setPolls(isGuideOpen);

  const retry = (part: DashboardPart | "failed") => {
    if (part !== "failed") void queries[part].refetch();
    else for (const query of Object.values(queries)) if (query.isError) void query.refetch();
  };
  return (
    <DashboardScreen
      product={product}
      data={data}
      attention={useAttention(data, asOf)}
      lastAlertCount={useLastAlertCount(data.drift)}
      guide={guide.shown}
      setup={guide.knownSetup}
      onRetry={retry}
      onOpenGuide={guide.open}
      onCloseGuide={guide.close}
      onReload={reload}
    />
  );
}

/** What the last visit kept; `null` on the first. Keeps the current value once it is known. */
function useLastVisit(key: string, current: string | null): string | null {
  const [last] = useState(() => recall(key));
  useEffect(() => {
    if (current !== null) remember(key, current);
  }, [key, current]);
  return last;
}

/** When the oldest of the data arrived; `null` before any has. */
function readAt(data: DashboardData): number | null {
  const arrived = Object.values(data).flatMap((part) => (part.state === "ready" ? [part.asOf] : []));
  return arrived.length === 0 ? null : Math.min(...arrived);
}

/** What needs attention, once all parts have loaded or failed. The number of lines is kept to reserve their space. */
function useAttention({ site, summary, timeseries, drift }: DashboardData, asOf: number | null): Attention {
  const clock = useNow();
  // Old data says nothing about what happened since.
  const now = Math.min(clock, asOf ?? clock);
  const isLoading = [site, summary, timeseries, drift].some(({ state }) => state === "loading");
  const items = useMemo(
    () =>
      needsAttention(
        {
          site: site.state === "ready" ? site.data : null,
          summary: summary.state === "ready" ? summary.data : null,
          timeseries: timeseries.state === "ready" ? timeseries.data : [],
          drift: drift.state === "ready" ? drift.data : [],
        },
        now,
      ),
    [site, summary, timeseries, drift, now],
  );
  const lines =
    Number(useLastVisit(storageKeys.attentionLines, isLoading ? null : String(items.length))) || 0;
  return isLoading ? { state: "loading", lines: Math.min(lines, 3) } : { state: "ready", items };
}

/** The number of drift alerts of the last visit, to reserve their space. */
function useLastAlertCount(drift: DashboardData["drift"]): number | undefined {
  const count = drift.state === "ready" ? String(drift.data.length) : null;
  const last = useLastVisit(storageKeys.driftAlerts, count);
  return last === null ? undefined : Number(last) || 0;
}

const loadSetupGuide = () => import("@understudy/screens/setup-guide");

const isSeen = () => recall(storageKeys.seenOnboarding) === "true";

/** Opens for a link to it, and once for a first visit. Closes when the last step is complete. */
function useSetupGuide(site: Remote<Site>) {
  const isLinked = useLocation().hash === setupGuideHash;
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const [state, setState] = useState<"closed" | "due" | "open">(isLinked ? "open" : "closed");
  const isComplete = site.state === "ready" ? onboardingProgress(site.data.onboarding).isComplete : null;

  // Reacts to changes only: after setup, the dialog can still be opened for the script tag.
  const [wasComplete, setWasComplete] = useState<boolean | null>(null);
  if (wasComplete !== isComplete) {
    setWasComplete(isComplete);
    if (isComplete === false && wasComplete === null && !isSeen()) setState("due");
    if (isComplete === true && wasComplete === false) setState("closed");
  }

  const lastSetup = useLastVisit(storageKeys.setupComplete, isComplete === null ? null : String(isComplete));
  const knownSetup: "complete" | "pending" = lastSetup === "true" ? "complete" : "pending";

  const { chunk, missing, retry } = useChunk(loadSetupGuide, state !== "closed");
  const hasArrived = chunk !== null;

  useEffect(() => {
    if (!hasArrived) return undefined;
    if (state === "open" && isComplete !== null) remember(storageKeys.seenOnboarding, "true");
    if (state !== "due" || isLeaving) return undefined;
    return whenNotInterrupting(() => setState("open"));
  }, [state, isComplete, isLeaving, hasArrived]);

  let shown: SetupGuideState = { state: "closed" };
  if (state === "open") {
    if (chunk) shown = { state: "open", SetupGuide: chunk.SetupGuide };
    else shown = missing ? { state: "missing", reason: missing } : { state: "loading" };
  }

  return {
    shown,
    knownSetup,
    open: () => {
      setState("open");
      retry();
    },
    close: () => {
      setState("closed");
      if (isLinked) void navigate(paths.dashboard.href(), { replace: true });
    },
  };
}

const overlays = "dialog:modal, [popover='auto']:popover-open";

/** Calls back once no dialog or menu is open. Returns a cancel function. */
function whenNotInterrupting(open: () => void): () => void {
  const stopped = new AbortController();
  const check = () => {
    if (stopped.signal.aborted || document.querySelector(overlays) !== null) return;
    stopped.abort();
    open();
  };
  // Closing a dialog moves the focus. Later, because another dialog may open.
  const checkLater = () => setTimeout(check);
  for (const event of ["focusin", "focusout", "toggle"])
    document.addEventListener(event, checkLater, { capture: true, signal: stopped.signal });
  check();
  return () => stopped.abort();
}

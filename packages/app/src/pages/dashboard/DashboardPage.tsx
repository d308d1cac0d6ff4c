import { pollDelay } from "@understudy/api";
import {
  attentionOf,
  type DashboardData,
  type DashboardPart,
  dashboardParts,
  DashboardScreen,
  type LastVisit,
  readAt,
  type SetupGuideState,
} from "@understudy/screens";
import {
  type AttentionItem,
  onboardingProgress,
  paths,
  type Remote,
  setupGuideHash,
  type Site,
} from "@understudy/model";
import { timings } from "../../lib/timings";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { useActionsQuery } from "../../api/actions";
import { useDriftQuery } from "../../api/drift";
import { useFreshRemote } from "../../api/remote";
import { siteApi, useSiteQuery } from "../../api/site";
import { useTimeseriesQuery, useUsageSummaryQuery } from "../../api/usage";
import { reload } from "../../lib/reload";
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
  const loaded = {
    site: useFreshRemote(queries.site),
    summary: useFreshRemote(queries.summary),
    timeseries: useFreshRemote(queries.timeseries),
    actions: useFreshRemote(queries.actions),
    drift: useFreshRemote(queries.drift),
  };
  useRereading(readAt(loaded), () => {
    for (const query of Object.values(queries)) void query.refetch();
  });
  const data = useTogether(loaded);
  const attention = attentionOf(data, useNow());
  const guide = useSetupGuide(loaded.site);
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
      attention={attention}
      lastVisit={useLastVisit(data, attention)}
      guide={guide.shown}
      onRetry={retry}
      onOpenGuide={guide.open}
      onCloseGuide={guide.close}
      onReload={reload}
    />
  );
}

/**
 * Parts are first shown together, so that none pushes down another. One that is late is shown later; until then, failed
 * parts look like it: whether one panel replaces them is known at the end.
 */
function useTogether(data: DashboardData): DashboardData {
  const [isShown, setShown] = useState(false);
  const parts = Object.values(data);
  const missing = parts.filter(({ state }) => state === "loading").length;
  if (isShown ? missing === parts.length : missing === 0) setShown(!isShown);
  const isAwaited = !isShown && missing > 0 && missing < parts.length;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setShown(true), timings.together);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  if (missing === 0) return data;
  const shown = { ...data };
  for (const part of dashboardParts)
    if (isAwaited || data[part].state === "failed") shown[part] = { state: "loading" };
  return shown;
}

/** What the last visit kept; `null` on the first. Keeps the current value once it is known. */
function useKept(key: string, current: string | null): string | null {
  const [last] = useState(() => recall(key));
  useEffect(() => {
    if (current !== null) remember(key, current);
  }, [key, current]);
  return last;
}

const isComplete = (site: Remote<Site>): boolean | null =>
  site.state === "ready" ? onboardingProgress(site.data.onboarding).isComplete : null;

function useLastVisit({ site, drift }: DashboardData, attention: readonly AttentionItem[] | null): LastVisit {
  const kept = (value: number | boolean | null) => (value === null ? null : String(value));
  const lines = useKept(storageKeys.attentionLines, kept(attention && attention.length));
  const alerts = useKept(storageKeys.driftAlerts, kept(drift.state === "ready" ? drift.data.length : null));
  const setup = useKept(storageKeys.setupComplete, kept(isComplete(site)));
  return {
    attentionLines: Math.min(Number(lines) || 0, 3),
    driftAlerts: alerts === null ? undefined : Number(alerts) || 0,
    setup: setup === "true" ? "complete" : "pending",
  };
}

const loadSetupGuide = () => import("@understudy/screens/setup-guide");

const isSeen = () => recall(storageKeys.seenOnboarding) === "true";

/** Opens for a link to it, and once for a first visit. Closes when the last step is complete. */
function useSetupGuide(site: Remote<Site>) {
  const isLinked = useLocation().hash === setupGuideHash;
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const [state, setState] = useState<"closed" | "due" | "open">(isLinked ? "open" : "closed");
  const complete = isComplete(site);

  // Reacts to changes only: after setup, the dialog can still be opened for the script tag.
  const [wasComplete, setWasComplete] = useState<boolean | null>(null);
  if (wasComplete !== complete) {
    setWasComplete(complete);
    if (complete === false && wasComplete === null && !isSeen()) setState("due");
    if (complete === true && wasComplete === false) setState("closed");
  }

  const { chunk, missing, retry } = useChunk(loadSetupGuide, state !== "closed");
  const hasArrived = chunk !== null;

  useEffect(() => {
    if (!hasArrived) return undefined;
    if (state === "open" && complete !== null) remember(storageKeys.seenOnboarding, "true");
    if (state !== "due" || isLeaving) return undefined;
    return whenNotInterrupting(() => setState("open"));
  }, [state, complete, isLeaving, hasArrived]);

  let shown: SetupGuideState = { state: "closed" };
  if (state === "open") {
    if (chunk) shown = { state: "open", SetupGuide: chunk.SetupGuide };
    else shown = missing ? { state: "missing", reason: missing } : { state: "loading" };
  }

  return {
    shown,
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

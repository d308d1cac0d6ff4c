import { type DashboardPart, DashboardScreen, isUnused } from "@understudy/screens";
import { onboardingProgress, type Remote, type Site, timings } from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { useActionsQuery } from "../../api/actions";
import { useDriftQuery } from "../../api/drift";
import { useRemote } from "../../api/remote";
import { useSiteQuery } from "../../api/site";
import { useTimeseriesQuery, useUsageSummaryQuery } from "../../api/usage";
import { recall, remember, storageKeys } from "../../lib/storage";
import { useSession } from "../../session/session";

export function Component() {
  const { product } = useSession();
  const [polls, setPolls] = useState(false);
  const queries = {
    // While the guide is open, so that finished steps are checked off.
    site: useSiteQuery(undefined, {
      pollingInterval: polls ? timings.poll : 0,
      skipPollingIfUnfocused: true,
    }),
    summary: useUsageSummaryQuery(),
    timeseries: useTimeseriesQuery(),
    actions: useActionsQuery(),
    drift: useDriftQuery(),
  };
  const data = {
    site: useRemote(queries.site),
    summary: useRemote(queries.summary),
    timeseries: useRemote(queries.timeseries),
    actions: useRemote(queries.actions),
    drift: useRemote(queries.drift),
  };
  const guide = useSetupGuide(data.site);
  const showsSteps = guide.isOpen || isUnused(data);
  if (polls !== showsSteps) setPolls(showsSteps);

  const retry = (part: DashboardPart | "all") => {
    if (part === "all") for (const query of Object.values(queries)) void query.refetch();
    else void queries[part].refetch();
  };
  return (
    <DashboardScreen
      product={product}
      data={data}
      guide={guide.isOpen ? "open" : "closed"}
      setup={guide.knownSetup}
      onRetry={retry}
      onOpenGuide={guide.open}
      onCloseGuide={guide.close}
    />
  );
}

const isSeen = () => recall(storageKeys.seenOnboarding) === "true";

/** There is no event for the last dialog or popover closing. */
const recheckMs = 250;

/**
 * Opens automatically on the first visit if setup is incomplete and nothing is interrupted. Closes when the last step
 * is complete.
 */
function useSetupGuide(site: Remote<Site>) {
  const [state, setState] = useState<"closed" | "due" | "open">("closed");
  const isComplete = site.state === "ready" ? onboardingProgress(site.data.onboarding).isComplete : null;

  // Reacts to changes only: after setup, the guide can still be opened for its Quick Copy area.
  const [wasComplete, setWasComplete] = useState<boolean | null>(null);
  if (wasComplete !== isComplete) {
    setWasComplete(isComplete);
    if (isComplete === false && wasComplete === null && !isSeen()) setState("due");
    if (isComplete === true && wasComplete === false) setState("closed");
  }

  const [knownSetup] = useState(() =>
    recall(storageKeys.setupComplete) === "true" ? ("complete" as const) : ("pending" as const),
  );
  useEffect(() => {
    if (isComplete !== null) remember(storageKeys.setupComplete, String(isComplete));
  }, [isComplete]);

  useEffect(() => {
    if (state === "open") remember(storageKeys.seenOnboarding, "true");
    if (state !== "due") return undefined;
    const openIfFree = () => {
      if (!wouldInterrupt()) setState("open");
    };
    openIfFree();
    const timer = setInterval(openIfFree, recheckMs);
    return () => clearInterval(timer);
  }, [state]);

  return {
    isOpen: state === "open",
    knownSetup,
    open: () => setState("open"),
    close: () => setState("closed"),
  };
}

const busy = "dialog:modal, [popover='auto']:popover-open, :focus:read-write, select:focus";

/** Whether a dialog that opens automatically would take the focus from another dialog, a menu or a text field. */
const wouldInterrupt = () => document.querySelector(busy) !== null;

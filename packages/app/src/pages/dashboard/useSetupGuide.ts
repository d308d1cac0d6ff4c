import { onboardingProgress, type Remote, type Site, timings } from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { recall, remember, storageKeys } from "../../lib/storage";

/** While the guide is open, the site is refetched so that finished steps are checked off. */
export const guidePollMs = timings.poll;

const isSeen = () => recall(storageKeys.seenOnboarding) === "true";

/** There is no event for the last dialog or popover closing. */
const recheckMs = 250;

/**
 * Opens automatically on the first visit if setup is incomplete and nothing is interrupted. Closes when the last step
 * is complete.
 */
export function useSetupGuide(site: Remote<Site>) {
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

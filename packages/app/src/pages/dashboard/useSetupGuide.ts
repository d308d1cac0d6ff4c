import { onboardingProgress, timings, type Remote, type Site } from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { recall, remember, storageKeys } from "../../lib/storage";

/** While the guide is open, the site is refetched so that finished steps are checked off. */
export const guidePollMs = timings.poll;

const isSeen = () => recall(storageKeys.seenOnboarding) === "true";

/** Opens automatically on the first visit until setup is complete; closes when the last step is checked off. */
export function useSetupGuide(site: Remote<Site>) {
  const [isOpen, setOpen] = useState(false);
  const isComplete = site.state === "ready" ? onboardingProgress(site.data.onboarding).isComplete : null;

  // Reacts to changes only: after setup, the guide can still be opened for its Quick Copy area.
  const [wasComplete, setWasComplete] = useState<boolean | null>(null);
  if (wasComplete !== isComplete) {
    setWasComplete(isComplete);
    if (isComplete === false && wasComplete === null && !isSeen()) setOpen(true);
    if (isComplete === true && wasComplete === false) setOpen(false);
  }

  useEffect(() => {
    if (isOpen) remember(storageKeys.seenOnboarding, "true");
  }, [isOpen]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

import { onboardingProgress, timings, type Remote, type Site } from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { recall, remember, storageKeys } from "../../lib/storage";

/** How often the site is asked while the guide is open, so that steps tick as they are done elsewhere. */
export const guidePollMs = timings.poll;

const isSeen = () => recall(storageKeys.seenOnboarding) === "true";

/** Opens by itself once, on the first visit of an account that is not set up; closes when the last step ticks. */
export function useSetupGuide(site: Remote<Site>) {
  const [isOpen, setOpen] = useState(false);
  const isComplete = site.state === "ready" ? onboardingProgress(site.data.onboarding).isComplete : null;

  // Only a change opens or closes it: an account that is complete may still open it for what there is to copy.
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

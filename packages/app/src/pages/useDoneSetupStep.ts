import { onboardingProgress, type Site } from "@understudy/model";
import { useState } from "react";

/** The site, once a setup step that was open when the page was opened is done, and while others are open. */
export function useDoneSetupStep(site: Site | undefined, step: keyof Site["onboarding"]): Site | null {
  const [wasOpen, setWasOpen] = useState(false);
  if (site === undefined) return null;
  const isDone = site.onboarding[step];
  if (!isDone && !wasOpen) setWasOpen(true);
  return wasOpen && isDone && !onboardingProgress(site.onboarding).isComplete ? site : null;
}

import { Link, Text } from "@understudy/ui";
import { onboardingProgress, onboardingSteps, setupLink, type Site } from "@understudy/model";
import { setupTexts } from "./shared-texts";

export type SetupSite = Pick<Site, "onboarding" | "domains">;

/** Leads on from a step of the setup that was done on this page. Renders nothing if it was the last. */
export function NextSetupStep({ site: { onboarding, domains } }: { site: SetupSite }) {
  const next = onboardingSteps(onboarding).find(({ isDone }) => !isDone);
  if (next === undefined) return null;
  const { done, total } = onboardingProgress(onboarding);
  return (
    <Text size="small" variant="quiet">
      {setupTexts.next(done, total)}
      <Link {...setupLink(next, domains)}>{next.title}</Link>
    </Text>
  );
}

import { Button, Heading, Text } from "@understudy/ui";
import {
  loadErrors,
  onboardingFlags,
  onboardingProgress,
  onboardingSteps,
  type OnboardingStep,
  type Remote,
  type Site,
} from "@understudy/model";
import { useId } from "react";
import { LoadFailure } from "../shared/LoadFailure";
import { StaleNote } from "../shared/StaleNote";
import { dashboardTexts } from "./dashboard-texts";
import { SetupRings } from "./setup-rings/SetupRings";
import * as styles from "./SetupBanner.css";

export interface SetupBannerProps {
  site: Remote<Pick<Site, "onboarding">>;
  /** The state of the setup on the last visit. */
  setup: "pending" | "complete";
  onContinue: () => void;
  onRetry: () => void;
}

const space = "\u00A0";

const awaitedSteps = onboardingFlags.map((flag) => ({ flag, isDone: false }));

/** Shown while steps remain. Its space is reserved while the site loads, so that the page below doesn't move. */
export function SetupBanner({ site, setup, onContinue, onRetry }: SetupBannerProps) {
  const titleId = useId();
  if (site.state === "loading")
    return setup === "pending" ? (
      <div className={styles.placeholder} aria-hidden="true">
        <Content titleId={titleId} steps={awaitedSteps} />
        <Button variant="primary" disabled>
          {dashboardTexts.continueSetup}
        </Button>
      </div>
    ) : null;
  if (site.state === "failed")
    return <LoadFailure failure={site.failure} title={loadErrors.setup} onRetry={onRetry} />;
  if (onboardingProgress(site.data.onboarding).isComplete) return null;
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <Content titleId={titleId} steps={onboardingSteps(site.data.onboarding)} />
      <Button variant="primary" onClick={onContinue}>
        {dashboardTexts.continueSetup}
      </Button>
      <StaleNote refresh={site.refresh} asOf={site.asOf} onRetry={onRetry} />
    </section>
  );
}

type ShownStep = Pick<OnboardingStep, "flag" | "isDone"> & Partial<OnboardingStep>;

function Content({ titleId, steps }: { titleId: string; steps: readonly ShownStep[] }) {
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <Heading level={2} id={titleId}>
          {dashboardTexts.completeSetup}
        </Heading>
        <Text as="span" size="small" variant="quiet">
          {dashboardTexts.setupProgress(done, steps.length)}
        </Text>
      </div>
      <SetupRings aria-labelledby={titleId} steps={steps} />
      <Text variant="quiet">{next?.title === undefined ? space : dashboardTexts.nextStep(next.title)}</Text>
    </div>
  );
}

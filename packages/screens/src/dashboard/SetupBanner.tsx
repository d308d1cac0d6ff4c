import { Button, ProgressBar } from "@understudy/ui";
import { onboardingProgress } from "../model/onboarding/onboarding";
import type { Remote } from "../model/remote";
import type { Site } from "../model/site/site";
import { loadErrors } from "../model/texts";
import { LoadFailure } from "../shared/LoadFailure";
import { StaleNote } from "../shared/StaleNote";
import { dashboardTexts } from "./texts";
import * as styles from "./SetupBanner.css";

export interface SetupBannerProps {
  site: Remote<Pick<Site, "onboarding">>;
  onContinue: () => void;
  onRetry: () => void;
}

/** Shown while steps remain. Reserves no space while loading, since there may be none. */
export function SetupBanner({ site, onContinue, onRetry }: SetupBannerProps) {
  if (site.state === "loading") return null;
  if (site.state === "failed")
    return (
      <LoadFailure
        failure={site.failure}
        title={loadErrors.dashboard}
        fallback={loadErrors.dashboardData}
        onRetry={onRetry}
      />
    );
  const { done, total, text, isComplete } = onboardingProgress(site.data.onboarding);
  if (isComplete) return null;
  return (
    <section className={styles.banner} aria-label={dashboardTexts.completeSetup}>
      <div className={styles.progress}>
        <ProgressBar label={dashboardTexts.completeSetup} value={done} max={total} valueText={text} />
        <StaleNote refresh={site.refresh} asOf={site.asOf} />
      </div>
      <Button variant="primary" onClick={onContinue}>
        {dashboardTexts.continueSetup}
      </Button>
    </section>
  );
}

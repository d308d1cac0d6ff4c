import { Button, ProgressBar } from "@understudy/ui";
import { onboardingProgress } from "../model/site/onboarding";
import type { Remote } from "../model/remote";
import type { Site } from "../model/site/site";
import { loadErrors, pageTexts } from "../model/texts";
import { LoadFailure } from "../shared/LoadFailure";
import { StaleNote } from "../shared/StaleNote";
import * as styles from "./SetupBanner.css";

export interface SetupBannerProps {
  site: Remote<Pick<Site, "onboarding">>;
  onContinue: () => void;
  onRetry: () => void;
}

/** There while steps remain. Holds no place while it is not known whether any do. */
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
    <section className={styles.banner} aria-label={pageTexts.setupBanner}>
      <div className={styles.progress}>
        <ProgressBar label={pageTexts.setupBanner} value={done} max={total} valueText={text} />
        <StaleNote refresh={site.refresh} asOf={site.asOf} />
      </div>
      <Button variant="primary" onClick={onContinue}>
        {pageTexts.setupContinue}
      </Button>
    </section>
  );
}

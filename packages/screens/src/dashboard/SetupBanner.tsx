import { Button, ProgressBar } from "@understudy/ui";
import { loadErrors, onboardingProgress, type Remote, type Site } from "@understudy/model";
import { LoadFailure } from "../shared/LoadFailure";
import { StaleNote } from "../shared/StaleNote";
import { dashboardTexts } from "./dashboard-texts";
import * as styles from "./SetupBanner.css";

export interface SetupBannerProps {
  site: Remote<Pick<Site, "onboarding">>;
  /** The state of the setup on the last visit. */
  setup: "pending" | "complete";
  onContinue: () => void;
  onRetry: () => void;
}

/** Shown while steps remain. Its space is reserved while the site loads, so that the page below doesn't move. */
export function SetupBanner({ site, setup, onContinue, onRetry }: SetupBannerProps) {
  if (site.state === "loading") return setup === "pending" ? <Placeholder /> : null;
  if (site.state === "failed")
    return <LoadFailure failure={site.failure} title={loadErrors.setup} onRetry={onRetry} />;
  const { done, total, isComplete } = onboardingProgress(site.data.onboarding);
  if (isComplete) return null;
  const text = dashboardTexts.setupProgress(done, total);
  return (
    <section className={styles.banner} aria-label={dashboardTexts.completeSetup}>
      <div className={styles.progress}>
        <ProgressBar label={dashboardTexts.completeSetup} value={done} max={total} valueText={text} />
        <StaleNote refresh={site.refresh} asOf={site.asOf} onRetry={onRetry} />
      </div>
      <Button variant="primary" onClick={onContinue}>
        {dashboardTexts.continueSetup}
      </Button>
    </section>
  );
}

function Placeholder() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <div className={styles.progress}>
        <ProgressBar
          label={dashboardTexts.completeSetup}
          value={0}
          max={1}
          valueText={dashboardTexts.completeSetup}
        />
      </div>
      <Button variant="primary" disabled>
        {dashboardTexts.continueSetup}
      </Button>
    </div>
  );
}

import { Card, EmptyState, RunsIcon } from "@understudy/ui";
import type { Remote } from "../model/remote";
import { onboardingProgress } from "../model/onboarding/progress";
import type { Product } from "../model/site/product";
import type { Site } from "../model/site/site";
import { SetupSteps } from "./SetupGuide";
import { dashboardTexts, guideTexts } from "./texts";

/** Shown to accounts without runs: the setup steps, or the next steps after setup. */
export function FirstSteps({ product, site }: { product: Product; site: Remote<Site> }) {
  if (site.state === "ready" && !onboardingProgress(site.data.onboarding).isComplete) {
    return (
      <Card title={guideTexts.title}>
        <SetupSteps product={product} site={site.data} />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState title={dashboardTexts.firstSteps} icon={RunsIcon}>
        {dashboardTexts.firstStepsHint}
      </EmptyState>
    </Card>
  );
}

import { Card, EmptyState, RunsIcon } from "@understudy/ui";
import { dashboardTexts } from "./texts";

/** Shown to an account without runs. Its next steps are in the banner and in Quick Start. */
export function FirstSteps() {
  return (
    <Card>
      <EmptyState title={dashboardTexts.firstSteps} icon={RunsIcon}>
        {dashboardTexts.firstStepsHint}
      </EmptyState>
    </Card>
  );
}

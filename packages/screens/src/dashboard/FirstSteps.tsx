import { Card, EmptyState, RunsIcon } from "@understudy/ui";

/** What an account that has done nothing yet may expect. The ways on stand around it: in the banner and in Quick Start. */
export function FirstSteps() {
  return (
    <Card>
      <EmptyState title="Show it once, and it will be done from then on" icon={RunsIcon}>
        Record an action on your site, look the draft through and publish it. Its runs, trends and drift will
        show below.
      </EmptyState>
    </Card>
  );
}

import { Button, Card, EmptyState, RunsIcon } from "@understudy/ui";

/** What an account sees that has done nothing yet: what comes next. */
export function FirstSteps({ hasGuide, onOpenGuide }: { hasGuide: boolean; onOpenGuide: () => void }) {
  return (
    <Card>
      <EmptyState
        title="Show it once, and it will be done from then on"
        icon={RunsIcon}
        action={
          hasGuide ? (
            <Button variant="primary" onClick={onOpenGuide}>
              Setup Guide
            </Button>
          ) : undefined
        }
      >
        Record an action on your site, look the draft through and publish it. Its runs, trends and drift will show below.
      </EmptyState>
    </Card>
  );
}

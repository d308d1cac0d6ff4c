import { Button, ButtonLink, Card, Cluster, EmptyState, RunsIcon } from "@understudy/ui";
import { paths } from "../paths";

/** What an account sees that has done nothing yet: what comes next. */
export function FirstSteps({ hasGuide, onOpenGuide }: { hasGuide: boolean; onOpenGuide: () => void }) {
  return (
    <Card>
      <EmptyState
        title="Show it once, and it will be done from then on"
        icon={RunsIcon}
        action={
          <Cluster justify="center">
            {hasGuide && (
              <Button variant="primary" onClick={onOpenGuide}>
                Setup Guide
              </Button>
            )}
            <ButtonLink href={paths.drafts.href()}>View Drafts</ButtonLink>
            <ButtonLink href={paths.keys.href()}>API Keys</ButtonLink>
          </Cluster>
        }
      >
        Record an action on your site, look the draft through and publish it. Runs, trends and drift will stand here.
      </EmptyState>
    </Card>
  );
}

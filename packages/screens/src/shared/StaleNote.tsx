import { Banner, Button, DateTime, LiveRegion } from "@understudy/ui";
import type { Refresh } from "@understudy/model";
import { SessionEnded } from "./LoadFailure";
import { freshnessTexts } from "./shared-texts";

export interface StaleNoteProps {
  refresh: Refresh;
  /** When the data was loaded. */
  asOf: number;
  onRetry: () => void;
}

/** Shown above data whose refresh failed. */
export function StaleNote({ refresh, asOf, onRetry }: StaleNoteProps) {
  if (refresh.state === "failed" && refresh.failure.kind === "session")
    return <SessionEnded failure={refresh.failure} />;
  return (
    <LiveRegion>
      {refresh.state === "failed" && (
        <Banner
          tone="warning"
          variant="quiet"
          actions={
            <Button size="small" busy={refresh.isRetrying} onClick={onRetry}>
              {freshnessTexts.retry}
            </Button>
          }
        >
          <p>
            {freshnessTexts.stale}
            <DateTime instant={asOf} />.
          </p>
        </Banner>
      )}
    </LiveRegion>
  );
}

import { Banner, DateTime, LiveRegion } from "@understudy/ui";
import type { Refresh } from "@understudy/model";
import { SessionEnded } from "./LoadFailure";
import { freshnessTexts } from "./shared-texts";

export interface StaleNoteProps {
  refresh: Refresh;
  /** When the data was loaded. */
  asOf: number;
}

/** Shown above data whose refresh failed. */
export function StaleNote({ refresh, asOf }: StaleNoteProps) {
  const failure = refresh.state === "failed" ? refresh.failure : null;
  if (failure?.kind === "session") return <SessionEnded failure={failure} />;
  return (
    <LiveRegion>
      {failure !== null && (
        <Banner tone="warning" variant="quiet">
          <p>
            {freshnessTexts.stale}
            <DateTime instant={asOf} relative />.
          </p>
        </Banner>
      )}
    </LiveRegion>
  );
}

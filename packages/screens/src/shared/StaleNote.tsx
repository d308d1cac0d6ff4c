import { Banner, DateTime } from "@understudy/ui";
import type { Refresh } from "../model/remote";
import { SessionEnded } from "./LoadFailure";
import { freshnessTexts } from "./texts";

export interface StaleNoteProps {
  refresh: Refresh;
  /** When the data was loaded. */
  asOf: number;
}

/** Shown above data whose refresh failed. */
export function StaleNote({ refresh, asOf }: StaleNoteProps) {
  if (refresh.state !== "failed") return null;
  if (refresh.failure.kind === "session") return <SessionEnded />;
  return (
    <Banner tone="warning" quiet>
      <p>
        {freshnessTexts.stale}
        <DateTime instant={asOf} relative />.
      </p>
    </Banner>
  );
}

import { Banner, DateTime } from "@understudy/ui";
import type { Refresh } from "../model/remote";
import { SessionEnded } from "./LoadFailure";

export interface StaleNoteProps {
  refresh: Refresh;
  /** When what is shown arrived. */
  asOf: number;
}

/** The quiet line over data that could not be brought up to date. */
export function StaleNote({ refresh, asOf }: StaleNoteProps) {
  if (refresh.state !== "failed") return null;
  if (refresh.failure.kind === "session") return <SessionEnded />;
  return (
    <Banner tone="warning" quiet>
      <p>
        Could not be brought up to date. This is from <DateTime instant={asOf} relative />.
      </p>
    </Banner>
  );
}

import { Banner } from "@understudy/ui";
import type { Failure } from "@understudy/model";

/** What the last write left to say, after its alert. */
export type WriteOutcome =
  /** `note`: whether a write that failed may have taken effect, or how long to wait. */
  { state: "idle"; note?: string | null } | { state: "sessionEnded"; failure: Failure };

/** After an alert. */
export const OutcomeNote = ({ outcome }: { outcome: { state: string; note?: string | null } }) =>
  outcome.state === "idle" && outcome.note && <Banner tone="warning">{outcome.note}</Banner>;

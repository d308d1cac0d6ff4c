import type { Draft, DraftEdit, DraftField } from "../../model/draft/draft";
import type { IntentCollisions } from "../../model/draft/intents";
import type { FormView } from "../../model/form-view";

export type DraftView = FormView<DraftEdit, DraftField> & {
  /** As loaded. The recording is read-only. */
  draft: Draft;
  /** For each phrase, where else it is in use. */
  collisions: readonly IntentCollisions[];
};

export type DraftActivity =
  /** `note`: whether a write that failed may have taken effect. */
  | { state: "idle"; note?: string | null }
  | { state: "saving" }
  | { state: "askingToPublish" }
  | { state: "publishing" }
  | { state: "askingToDiscard"; what: "edits" | "offer" }
  /** The session ended; the edits stay. */
  | { state: "sessionEnded" };

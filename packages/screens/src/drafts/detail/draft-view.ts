import type { Draft, DraftEdit, DraftField } from "../../model/draft/draft";
import type { IntentCollisions } from "../../model/draft/intents";
import type { Discarded } from "../../model/form";
import type { FormView } from "../../model/form-view";

export type DraftView = FormView<DraftEdit, DraftField> & {
  /** As loaded. The recording is read-only. */
  draft: Draft;
  /** For each phrase, where else it is in use. */
  collisions: readonly IntentCollisions[];
};

/** The last write. `note`: whether one that failed may have taken effect. */
export type DraftActivity =
  | { state: "idle"; note?: string | null }
  /** The session ended; the edits stay. */
  | { state: "sessionEnded" }
  | { state: "saving" }
  | { state: "publishing" };

export type DraftQuestion = Discarded | { what: "publish" };

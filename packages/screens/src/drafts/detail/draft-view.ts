import type { Draft, DraftEdit, DraftField } from "../../model/draft/draft";
import type { IntentCollisions } from "../../model/draft/intents";
import type { LocalCopy } from "../../model/local-copy";
import type { FieldConflict } from "../../shared/conflicts";

export interface DraftView {
  /** As loaded. The recording is read-only. */
  draft: Draft;
  edit: DraftEdit;
  /** The fields that differ from what is saved. */
  unsaved: readonly DraftField[];
  /** Fields also changed on the server; saving waits until each is resolved. */
  conflicts: readonly FieldConflict<DraftField>[];
  offer: LocalCopy | null;
  /** For each phrase, where else it is in use. */
  collisions: readonly IntentCollisions[];
}

export type DraftActivity =
  /** `note`: whether a write that failed may have taken effect. */
  | { state: "idle"; note?: string | null }
  | { state: "saving" }
  | { state: "askingToPublish" }
  | { state: "publishing" }
  | { state: "askingToDiscard"; what: "edits" | "offer" }
  /** The session ended; the edits stay. */
  | { state: "sessionEnded" };

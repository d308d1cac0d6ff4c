import type { Draft, DraftEdit, DraftField } from "../../model/draft/draft";
import type { IntentCollisions } from "../../model/draft/intents";
import type { LocalCopy } from "../../model/local-copy";
import type { FieldConflict } from "../../shared/conflicts";

export interface DraftView {
  /** As it was loaded. What was recorded in it cannot be changed. */
  draft: Draft;
  edit: DraftEdit;
  /** The fields that differ from what is saved. */
  unsaved: readonly DraftField[];
  /** Fields also changed on the server; saving waits until each is resolved. */
  conflicts: readonly FieldConflict<DraftField>[];
  offer: LocalCopy | null;
  /** For each phrase, where it is in use besides. */
  collisions: readonly IntentCollisions[];
}

export type DraftActivity =
  /** `note`: whether a write that failed may have taken effect. */
  | { state: "idle"; note?: string | null }
  | { state: "saving" }
  | { state: "askingToPublish" }
  | { state: "publishing" }
  | { state: "askingToDiscard"; what: "edits" | "offer" }
  /** The server took no sign-in any more: what was typed stays. */
  | { state: "sessionEnded" };

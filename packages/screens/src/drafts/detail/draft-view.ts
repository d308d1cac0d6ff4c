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

/** `note`: whether a write that failed may have taken effect. */
type WriteResult =
  | { state: "idle"; note?: string | null }
  /** The session ended; the edits stay. */
  | { state: "sessionEnded" };

export type DraftActivity =
  | WriteResult
  | { state: "saving" }
  | { state: "askingToPublish"; result?: WriteResult }
  | { state: "publishing" }
  | ({ state: "askingToDiscard"; result?: WriteResult } & Discarded);

/** The last write's result. A question leaves it on screen; the next write ends it. */
export function lastWrite(activity: DraftActivity): WriteResult {
  if (activity.state === "idle" || activity.state === "sessionEnded") return activity;
  return ("result" in activity && activity.result) || { state: "idle" };
}

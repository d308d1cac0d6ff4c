import type { Discarded, Draft, DraftEdit, DraftField, Failure, FormView } from "@understudy/model";

export type DraftView = FormView<DraftEdit, DraftField> & {
  /** As loaded. The recording is read-only. */
  draft: Draft;
};

/** The last write. `note`: whether one that failed may have taken effect. */
export type DraftActivity =
  | { state: "idle"; note?: string | null }
  /** The session ended; the edits stay. */
  | { state: "sessionEnded"; failure: Failure }
  | { state: "saving" }
  | { state: "publishing" };

export type DraftQuestion = Discarded | { what: "publish" };

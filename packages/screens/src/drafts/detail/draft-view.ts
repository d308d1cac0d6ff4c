import type { Discarded, Draft, DraftEdit, DraftField, FormView } from "@understudy/model";
import type { WriteOutcome } from "../../shared/OutcomeNote";

export type DraftView = FormView<DraftEdit, DraftField> & {
  /** As loaded. The recording is read-only. */
  draft: Draft;
};

/** The write that is pending, or the last one. */
export type DraftActivity = { state: "saving" } | { state: "publishing" } | WriteOutcome;

export type DraftQuestion = Discarded | { what: "publish" };

import {
  alertFallbacks,
  changedFields,
  isSameEdit,
  type DraftEdit,
  type DraftField,
} from "@understudy/screens/model";
import { useRef } from "react";
import { consoleApi, tagOf } from "../../../api/base";
import { readFreshDraft, usePublishDraftMutation, useSaveDraftMutation } from "../../../api/drafts";
import { useConsoleDispatch } from "../../../api/thunk";

export interface WriteFailed {
  error: unknown;
  fallback: string;
}

/** What somebody else made of a draft meanwhile. */
export interface Overwrite {
  fields: DraftField[];
  theirs: DraftEdit;
}

/** The calls that change a draft, without a word to anybody. */
export function useDraftWrites(id: string) {
  const dispatch = useConsoleDispatch();
  const [save] = useSaveDraftMutation();
  const [publish] = usePublishDraftMutation();
  // Where no answer came, the server may hold what was sent: that is nobody else's change.
  const sent = useRef<DraftEdit>(undefined);

  return {
    /** Reads the draft once more: `null` when saving overwrites nobody, or when it cannot be known. */
    async overwritten(base: DraftEdit, mine: DraftEdit): Promise<Overwrite | null> {
      const { data: theirs } = await dispatch(readFreshDraft(id));
      if (
        theirs === undefined ||
        isSameEdit(theirs, mine) ||
        (sent.current !== undefined && isSameEdit(theirs, sent.current))
      )
        return null;
      const fields = changedFields(base, theirs);
      return fields.length === 0 ? null : { fields, theirs };
    },

    async save(edit: DraftEdit): Promise<WriteFailed | null> {
      sent.current = edit;
      const { error } = await save({ id, edit });
      return error === undefined ? null : { error, fallback: alertFallbacks.saveDraft };
    },

    async publish(): Promise<WriteFailed | { actionId: string | null }> {
      const { data, error } = await publish(id);
      return error === undefined
        ? { actionId: data?.actionId ?? null }
        : { error, fallback: alertFallbacks.publishDraft };
    },

    /** It became an action: there is no such draft any more. */
    forget: () => void dispatch(consoleApi.util.invalidateTags([tagOf("draft", id)])),
  };
}

import {
  alertFallbacks,
  changedFields,
  draftName,
  isSameEdit,
  paths,
  type DraftEdit,
  type DraftField,
} from "@understudy/screens/model";
import { useRef } from "react";
import { consoleApi, tagOf } from "../../../api/api";
import { draftsApi, fetchFreshDraft } from "../../../api/drafts";
import { runMutation } from "../../../api/run-mutation";
import { useAppDispatch } from "../../../api/thunk";
import { noticeLink } from "../../../writes/notice-link";
import { useWrites } from "../../../writes/useWrites";
import type { SettledWrite } from "../../../writes/write-queue";

/** Publishing with unsaved edits saves them first. */
export type DraftWrite = "save" | "saveBeforePublish" | "publish";

/** Fields that changed on the server while the user was editing. */
export interface Conflict {
  fields: DraftField[];
  theirs: DraftEdit;
}

const { saveDraft, publishDraft } = draftsApi.endpoints;

/** The requests that check, save and publish a draft. */
export function useDraftWrites(id: string, onSettled: (write: SettledWrite) => void) {
  const dispatch = useAppDispatch();
  const { pending, enqueue } = useWrites(`drafts/${id}`, onSettled);
  // After a failed save the server may still hold what was sent; that is no conflict.
  const sent = useRef<DraftEdit>(undefined);

  const noticeOf = (name: string, title: string) => ({
    ...noticeLink({ title: paths.draft.title, href: () => paths.draft.href(id) }),
    title,
    subject: draftName(name),
  });

  return {
    pending: pending[0]?.value,

    /** Compares with the draft on the server; `null` if saving overwrites nothing, or if that can't be found out. */
    async findConflict(base: DraftEdit, mine: DraftEdit): Promise<Conflict | null> {
      const { data: theirs } = await dispatch(fetchFreshDraft(id));
      if (
        theirs === undefined ||
        isSameEdit(theirs, mine) ||
        (sent.current !== undefined && isSameEdit(theirs, sent.current))
      )
        return null;
      const fields = changedFields(base, theirs);
      return fields.length === 0 ? null : { fields, theirs };
    },

    save(edit: DraftEdit, value: "save" | "saveBeforePublish") {
      sent.current = edit;
      return enqueue({
        resource: `draft/${id}`,
        target: "draft",
        value,
        send: runMutation(saveDraft.initiate({ id, edit }), { changes: ["drafts", "draft"] }),
        notice: noticeOf(edit.name, alertFallbacks.saveDraft),
      });
    },

    publish: (name: string) =>
      enqueue({
        resource: `draft/${id}`,
        target: "draft",
        value: "publish",
        send: runMutation(publishDraft.initiate(id), {
          changes: ["drafts", "actions", "usageSummary", "site"],
        }),
        notice: noticeOf(name, alertFallbacks.publishDraft),
      }),

    /** Removes the published draft from the cache. */
    removeFromCache: () => void dispatch(consoleApi.util.invalidateTags([tagOf("draft", id)])),
  };
}

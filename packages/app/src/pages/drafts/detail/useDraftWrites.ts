import { draftName, paths, type DraftEdit, draftMessages } from "@understudy/screens/model";
import { consoleApi, tagOf } from "../../../api/api";
import { draftsApi } from "../../../api/drafts";
import { runMutation } from "../../../api/mutations";
import { useAppDispatch } from "../../../store";
import { useWrites } from "../../../writes/useWrites";
import type { SettledWrite } from "../../../writes/write-queue";

const { saveDraft, publishDraft } = draftsApi.endpoints;

/** The requests that check, save and publish a draft. */
export function useDraftWrites(id: string, onSettled: (write: SettledWrite) => void) {
  const dispatch = useAppDispatch();
  const { pending, enqueue } = useWrites(`drafts/${id}`, onSettled);

  const noticeOf = (name: string, title: string) => ({
    page: { title: paths.draft.title, href: () => paths.draft.href(id) },
    title,
    subject: draftName(name),
  });

  return {
    pending: pending[0]?.value,

    save(edit: DraftEdit, value: "save" | "saveBeforePublish") {
      return enqueue({
        resource: `draft/${id}`,
        target: "draft",
        value,
        form: edit,
        send: runMutation(saveDraft.initiate({ id, edit }), { changes: ["drafts", "draft"] }),
        notice: noticeOf(edit.name, draftMessages.saveFailed),
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
        notice: noticeOf(name, draftMessages.publishFailed),
      }),

    /** Removes the published draft from the cache. */
    removeFromCache: () => void dispatch(consoleApi.util.invalidateTags([tagOf("draft", id)])),
  };
}

import type { DraftActivity } from "@understudy/screens";
import { type DraftEdit, draftMessages, draftName, paths } from "@understudy/screens/model";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { consoleApi, tagOf } from "../../../api/api";
import { draftsApi } from "../../../api/drafts";
import { runMutation } from "../../../api/mutations";
import { showAlert } from "../../../lib/browser";
import { useExclusive } from "../../../lib/hooks";
import { useAppDispatch } from "../../../store";
import type { WorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { alertFailure } from "../../../writes/useAlertedWrites";
import { useWrites } from "../../../writes/useWrites";
import type { SettledWrite } from "../../../writes/writes";
import { useAfterUnmount, useIsOnPage } from "../../page-presence";

type DraftWrite = "save" | "publish";

const busy: Record<DraftWrite, DraftActivity> = {
  save: { state: "saving" },
  publish: { state: "publishing" },
};

/** Saves, publishes and discards a draft, with confirmations. */
export function useDraftActivity(
  id: string,
  copy: WorkingCopy<DraftEdit>,
  fetchTheirs: () => Promise<DraftEdit | null>,
) {
  const [activity, setActivity] = useState<DraftActivity>({ state: "idle" });
  const { run, isRunning } = useExclusive();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const afterUnmount = useAfterUnmount();

  function onSettled({ value, form, result: { error } }: SettledWrite) {
    if (error !== undefined) {
      const fallback = value === "publish" ? draftMessages.publishFailed : draftMessages.saveFailed;
      return setActivity(alertFailure(error, fallback));
    }
    copy.saved(form);
    if (value === "saveBeforePublish") return undefined;
    setActivity({ state: "idle" });
    if (value === "save") return showAlert(draftMessages.saved);
    copy.forget();
    // `replace`, because the draft that Back would lead to no longer exists.
    if (isOnPage()) void navigate(paths.actions.href(), { replace: true });
  }
  const writes = useDraftWrites(id, onSettled);
  const isPublishing = writes.pending === "publish" || writes.pending === "saveBeforePublish";

  async function publish(name: string) {
    const result = await writes.publish(name);
    if (result?.data === undefined) return;
    copy.forget();
    // Even if the user left the page: nothing else shows the action's ID.
    showAlert(draftMessages.published(result.data?.actionId ?? null));
    // Not while the page is mounted, which would refetch the draft.
    afterUnmount(writes.removeFromCache);
  }

  async function store(edit: DraftEdit, write: DraftWrite) {
    copy.sending(edit);
    const result = await writes.save(edit, write === "publish" ? "saveBeforePublish" : "save");
    if (result === null || result.error !== undefined) return;
    // Even if the user left the page: drops the local copy.
    copy.saved(edit);
    if (write === "publish") await publish(edit.name);
  }

  /** Merges with what others saved meanwhile, and stops if that conflicts. */
  async function begin(write: DraftWrite) {
    if (copy.work === null) return;
    if (write === "publish" && !copy.isUnsaved) return publish(copy.work.edit.name);
    const edit = copy.rebase(await fetchTheirs());
    if (edit === null) return setActivity({ state: "idle" });
    return store(edit, write);
  }

  const start = (write: DraftWrite, work: () => Promise<void>) =>
    void run(async () => {
      if (writes.pending !== undefined) return;
      setActivity(busy[write]);
      await work();
    });
  const whenIdle = (next: DraftActivity) => {
    if (!isRunning() && writes.pending === undefined) setActivity(next);
  };

  const answers = {
    onConfirmPublish: () => start("publish", () => begin("publish")),
    onConfirmDiscard() {
      if (activity.state === "askingToDiscard" && activity.what === "offer") copy.dismiss();
      else copy.reset();
      setActivity({ state: "idle" });
    },
    onCancel: () => whenIdle({ state: "idle" }),
  };

  return {
    activity: writes.pending === undefined ? activity : busy[isPublishing ? "publish" : "save"],
    answers,
    onSave: () => start("save", () => begin("save")),
    onPublish: () => whenIdle({ state: "askingToPublish" }),
    onDiscard: (what: "edits" | "offer") => whenIdle({ state: "askingToDiscard", what }),
  };
}

const { saveDraft, publishDraft } = draftsApi.endpoints;

/** The requests that check, save and publish a draft. */
function useDraftWrites(id: string, onSettled: (write: SettledWrite) => void) {
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

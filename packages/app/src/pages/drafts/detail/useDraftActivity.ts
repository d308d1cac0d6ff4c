import type { DraftActivity } from "@understudy/screens";
import { type DraftEdit, draftMessages, paths } from "@understudy/screens/model";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { consoleApi, tagOf } from "../../../api/api";
import { draftsApi } from "../../../api/drafts";
import { usePageMutation } from "../../../api/page-mutation";
import { useAppDispatch } from "../../../api/store";
import { showAlert } from "../../../lib/browser";
import { useExclusive } from "../../../lib/hooks";
import type { WorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { useAfterUnmount, useIsOnPage } from "../../page-presence";
import { alertFailure } from "../../useAlertedMutation";

type DraftWrite = "save" | "publish";

const busy: Record<DraftWrite, DraftActivity> = {
  save: { state: "saving" },
  publish: { state: "publishing" },
};

const { saveDraft, publishDraft } = draftsApi.endpoints;

/** Saves, publishes and discards a draft, with confirmations. */
export function useDraftActivity(
  id: string,
  copy: WorkingCopy<DraftEdit>,
  fetchTheirs: () => Promise<DraftEdit | null>,
) {
  const [activity, setActivity] = useState<DraftActivity>({ state: "idle" });
  const { run, isRunning } = useExclusive();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const afterUnmount = useAfterUnmount();

  const save = usePageMutation(saveDraft, ({ arg, error }) => {
    if (arg.id !== id) return;
    if (error !== undefined) return setActivity(alertFailure(error, draftMessages.saveFailed));
    copy.saved(arg.edit);
    if (arg.thenPublish) return;
    setActivity({ state: "idle" });
    showAlert(draftMessages.saved);
  });
  const publication = usePageMutation(publishDraft, ({ arg, error }) => {
    if (arg.id !== id) return;
    if (error !== undefined) return setActivity(alertFailure(error, draftMessages.publishFailed));
    setActivity({ state: "idle" });
    copy.forget();
    // `replace`, because the draft that Back would lead to no longer exists.
    if (isOnPage()) void navigate(paths.actions.href(), { replace: true });
  });
  const pendingSave = save.pending.find((each) => each.id === id);
  const isPublishing =
    pendingSave?.thenPublish === true || publication.pending.some((each) => each.id === id);
  const isPending = pendingSave !== undefined || isPublishing;

  async function publish(name: string) {
    const result = await publication.send({ id, name });
    if (result?.data === undefined) return;
    copy.forget();
    // Even if the user left the page: nothing else shows the action's ID.
    showAlert(draftMessages.published(result.data.actionId));
    // Removes it from the cache. Not while the page is mounted, which would refetch the draft.
    afterUnmount(() => dispatch(consoleApi.util.invalidateTags([tagOf("draft", id)])));
  }

  async function store(edit: DraftEdit, write: DraftWrite) {
    copy.sending(edit);
    const result = await save.send({ id, edit, thenPublish: write === "publish" });
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
      if (isPending) return;
      setActivity(busy[write]);
      await work();
    });
  const whenIdle = (next: DraftActivity) => {
    if (!isRunning() && !isPending) setActivity(next);
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
    activity: isPending ? busy[isPublishing ? "publish" : "save"] : activity,
    answers,
    onSave: () => start("save", () => begin("save")),
    onPublish: () => whenIdle({ state: "askingToPublish" }),
    onDiscard: (what: "edits" | "offer") => whenIdle({ state: "askingToDiscard", what }),
  };
}

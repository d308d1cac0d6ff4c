import { type DraftActivity, type DraftQuestion, DraftScreen } from "@understudy/screens";
import {
  type Discarded,
  type Draft,
  type DraftEdit,
  type DraftField,
  draftChanges,
  draftFieldText,
  draftFormFields,
  draftMessages,
  draftName,
  editOf,
  mapRemote,
  paths,
  type Remote,
} from "@understudy/model";
import { isGone, sentenceText } from "@understudy/api";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { consoleApi, useAppDispatch } from "../../../api/api";
import { tagOf } from "../../../api/tags";
import { draftsApi, useDraftQuery } from "../../../api/drafts";
import { type EndListener, usePageMutation, usePendingArgs } from "../../../api/mutations";
import { showAlert } from "../../../lib/browser";
import { useExclusive } from "../../../lib/hooks";
import { useShortcuts } from "../../../lib/useShortcuts";
import { isLeaving, usePageId, useSession, useTabTitle } from "../../../session/session";
import { type MergedForm, useForm } from "../../../unsaved-changes/useForm";
import { useKeptEdits } from "../../../unsaved-changes/useKeptEdits";
import { publishedActionState } from "../../published-action";
import { alertFailure } from "../../useAlertedMutation";

export function DraftPage() {
  const id = usePageId();
  return <DraftEditor key={id} id={id} />;
}

function DraftEditor({ id }: { id: string }) {
  const { draft, screen } = useDraftForm(id);
  useTabTitle(draft.state === "ready" ? draftName(draft.data.resource.name) : paths.draft.title);
  return (
    <DraftScreen
      {...screen}
      draft={mapRemote(draft, ({ resource, form }) => ({ draft: resource, ...form }))}
    />
  );
}

const emptyEdit: DraftEdit = { name: "", description: "", intents: [], destructive: false };

type DraftWrite = "saving" | "publishing";
const failedTo = { saving: draftMessages.saveFailed, publishing: draftMessages.publishFailed };

const { saveDraft, publishDraft } = draftsApi.endpoints;

/** Whether this draft is being saved or published, perhaps since an earlier visit. */
function usePendingWrite(id: string) {
  const save = usePendingArgs(saveDraft).find((each) => each.id === id);
  const isPublished = usePendingArgs(publishDraft).some((each) => each.id === id);
  const saved: DraftWrite | null = save === undefined ? null : save.thenPublish ? "publishing" : "saving";
  return { isSaving: save !== undefined, write: isPublished ? "publishing" : saved };
}

/** A draft that was here and isn't any longer can't be saved or published; its unsaved edits can be copied. */
function failedIfGone<T>(remote: Remote<T>): Remote<T> {
  if (remote.state !== "ready" || remote.refresh.state !== "failed") return remote;
  const { failure } = remote.refresh;
  return isGone(failure) ? { state: "failed", failure: { ...failure, message: draftMessages.gone } } : remote;
}

function useDraftForm(id: string) {
  const [activity, setActivity] = useState<DraftActivity>({ state: "idle" });
  const [question, setQuestion] = useState<DraftQuestion | null>(null);
  const { isSaving, write: pendingWrite } = usePendingWrite(id);
  const shown: DraftActivity = pendingWrite === null ? activity : { state: pendingWrite };
  // A published draft no longer exists.
  const mayRefetch = shown.state !== "publishing";
  const query = useDraftQuery(id, { refetchOnReconnect: mayRefetch });
  const page = `drafts/${id}`;
  const form = useForm({
    page,
    label: draftMessages.named(draftName(query.currentData?.name ?? "")),
    query,
    refetchesOnFocus: mayRefetch,
    formOf: editOf,
    fields: draftFormFields,
    text: draftFieldText,
    isSaving,
  });
  const remote = failedIfGone(form.remote);
  const hasFailed = remote.state === "failed" && remote.failure.kind !== "session";
  const [keptEdits, discardKept] = useKeptEdits(page, emptyEdit, hasFailed);
  const writes = useDraftWrites(id, form, setActivity);
  const exclusively = useExclusive();

  // The draft that the question was asked about: a refetch may replace the one behind it.
  const [asked, setAsked] = useState<Draft | undefined>(undefined);
  const start = (write: DraftWrite) =>
    void exclusively(async () => {
      if (pendingWrite !== null) return;
      setQuestion(null);
      setActivity({ state: write });
      const draft = write === "publishing" ? asked : query.currentData;
      if (draft === undefined) return;
      const merged = await form.merge();
      // The page itself says that the draft is gone.
      if (merged.state === "failed" && !isGone(merged.failure))
        return setActivity(alertFailure(merged.failure, failedTo[write]));
      if (merged.state !== "merged") return setActivity({ state: "idle" });
      if (write === "saving") return writes.save(merged, false);
      // What is published was seen when it was asked about.
      const changes = draftChanges(draft, merged.resource);
      if (changes !== null)
        return setActivity({ state: "idle", note: draftMessages.changedMeanwhile(changes) });
      await (merged.edited.length > 0 ? writes.save(merged, true) : writes.publish(draft.name));
    });
  const isBusy = shown.state === "saving" || shown.state === "publishing";
  const ask = (next: DraftQuestion) => {
    if (isBusy) return;
    setQuestion(next);
    setAsked(query.currentData);
  };
  const onSave = () => start("saving");
  const shownForm = useRef<HTMLFormElement>(null);
  useShortcuts([["save", () => shownForm.current?.requestSubmit()]]);

  return {
    draft: remote,
    screen: {
      activity: shown,
      question,
      keptEdits,
      form: shownForm,
      onReload: () => void query.refetch(),
      onChange: form.onChange,
      onResolve: form.onResolve,
      onRestore: () => form.dispatch({ type: "restored" }),
      onSave,
      onPublish: () => ask({ what: "publish" }),
      onDiscard: ask,
      answers: {
        onConfirmPublish: () => start("publishing"),
        onConfirmDiscard(discarded: Discarded) {
          form.dispatch({ type: "discarded", ...discarded });
          if (hasFailed && discarded.what === "offer") discardKept(discarded.savedAt);
          setQuestion(null);
          setActivity({ state: "idle" });
        },
        onCancel: () => setQuestion(null),
      },
    },
  };
}

type DraftForm = ReturnType<typeof useForm<Draft, DraftEdit, DraftField>>;

/**
 * Saves and publishes a draft. `onEnd…` shows the result of a write, also of one that an earlier visit sent. `save` and `publish` do what has to happen after it even if the page was left.
 */
function useDraftWrites(id: string, form: DraftForm, setActivity: (activity: DraftActivity) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const { pathname } = useLocation();
  const afterUnmount = useAfterUnmount();

  const onEndSave: EndListener<typeof saveDraft> = ({ arg, error, isOpen }) => {
    if (arg.id !== id) return;
    form.onSaveEnd(error);
    if (!isOpen) return;
    if (error !== undefined) return setActivity(alertFailure(error, draftMessages.saveFailed));
    if (arg.thenPublish) return;
    setActivity({ state: "idle" });
    showAlert(draftMessages.saved);
  };
  const onEndPublication: EndListener<typeof publishDraft> = ({ arg, data, error, isOpen }) => {
    if (arg.id !== id || !isOpen) return;
    if (error !== undefined) return setActivity(alertFailure(error, draftMessages.publishFailed));
    // Until Actions has loaded.
    setActivity({ state: "publishing" });
    form.remove();
    if (isLeaving(session, pathname)) return;
    const actionId = data?.actionId ?? null;
    // `replace`, because the draft that Back would lead to no longer exists.
    void navigate(paths.actions.href(), {
      replace: true,
      state: actionId === null ? null : publishedActionState(actionId),
    });
  };
  const { send: sendSave } = usePageMutation(saveDraft, onEndSave);
  const { send: sendPublication } = usePageMutation(publishDraft, onEndPublication);

  async function publish(name: string) {
    const result = await sendPublication({ id, name });
    if (result?.data === undefined) return;
    form.remove();
    // Even if the user left the page: nothing else shows the action's ID.
    showAlert(draftMessages.published(sentenceText(result.data.actionId ?? "")));
    // Removes it from the cache. Not while the page is mounted, which would refetch the draft.
    afterUnmount(() => dispatch(consoleApi.util.invalidateTags([tagOf("draft", id)])));
  }

  async function save(
    { edit, edited, resource }: MergedForm<Draft, DraftEdit, DraftField>,
    thenPublish: boolean,
  ) {
    form.dispatch({ type: "sent", form: edit });
    const result = await sendSave({ id, edit, edited, received: resource.received, thenPublish });
    if (thenPublish && result !== null && result.error === undefined) await publish(edit.name);
  }

  return { save, publish };
}

function useAfterUnmount(): (task: () => void) => void {
  const isMounted = useRef(false);
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      pending.current?.();
    };
  }, []);
  return (task) => {
    if (isMounted.current) pending.current = task;
    else task();
  };
}

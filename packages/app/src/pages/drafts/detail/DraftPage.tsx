import { type DraftActivity, type DraftQuestion, DraftScreen, unlessConflicting } from "@understudy/screens";
import {
  type Discarded,
  draftFieldText,
  draftFormFields,
  draftMessages,
  draftName,
  editOf,
  intentCollisions,
  type IntentCollisions,
  intentIndex,
  mapRemote,
  paths,
} from "@understudy/model";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useActionsQuery } from "../../../api/actions";
import { consoleApi, tagOf, useAppDispatch } from "../../../api/api";
import { draftsApi, useDraftQuery, useDraftsQuery } from "../../../api/drafts";
import { usePageMutation, usePendingArgs } from "../../../api/mutations";
import { showAlert } from "../../../lib/browser";
import { useExclusive } from "../../../lib/hooks";
import { useShortcuts } from "../../../lib/useShortcuts";
import { isLeaving, usePageId, useSession, useTabTitle } from "../../../session/session";
import { useForm } from "../../../unsaved-changes/useForm";
import { alertFailure } from "../../useAlertedMutation";

export function Component() {
  const id = usePageId();
  return <DraftEditor key={id} id={id} />;
}

function DraftEditor({ id }: { id: string }) {
  const { draft, screen } = useDraftForm(id);
  useTabTitle(draft.state === "ready" ? draftName(draft.data.resource.name) : paths.draft.title);
  const collisions = useCollisions(id, draft.state === "ready" ? draft.data.form.edit.intents : undefined);
  return (
    <DraftScreen
      {...screen}
      draft={mapRemote(draft, ({ resource, form }) => ({ draft: resource, ...form, collisions }))}
    />
  );
}

/** Other uses of a draft's phrases, as far as the lists have loaded. */
function useCollisions(id: string, intents: readonly string[] | undefined): readonly IntentCollisions[] {
  const { currentData: actions } = useActionsQuery();
  const { currentData: drafts } = useDraftsQuery();
  const index = useMemo(() => intentIndex(actions ?? [], drafts ?? [], id), [actions, drafts, id]);
  return useMemo(() => intentCollisions(intents ?? [], index), [intents, index]);
}

type DraftWrite = "saving" | "publishing";

const { saveDraft, publishDraft } = draftsApi.endpoints;

function useDraftForm(id: string) {
  const query = useDraftQuery(id);
  const [activity, setActivity] = useState<DraftActivity>({ state: "idle" });
  const [question, setQuestion] = useState<DraftQuestion | null>(null);
  const run = useExclusive();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const { pathname } = useLocation();
  const afterUnmount = useAfterUnmount();

  const pendingSave = usePendingArgs(saveDraft).find((each) => each.id === id);
  const isPublication = usePendingArgs(publishDraft).some((each) => each.id === id);
  const isPublishing = isPublication || pendingSave?.thenPublish === true;
  const isPending = isPublishing || pendingSave !== undefined;

  const form = useForm({
    page: `drafts/${id}`,
    label: draftMessages.named(draftName(query.currentData?.name ?? "")),
    query,
    formOf: editOf,
    fields: draftFormFields,
    text: draftFieldText,
    isSaving: pendingSave !== undefined,
  });

  const save = usePageMutation(saveDraft, ({ arg, error }) => {
    if (arg.id !== id) return;
    form.onSaveEnd(error);
    if (error !== undefined) return setActivity(alertFailure(error, draftMessages.saveFailed));
    if (arg.thenPublish) return;
    setActivity({ state: "idle" });
    showAlert(draftMessages.saved);
  });
  const publication = usePageMutation(publishDraft, ({ arg, error }) => {
    if (arg.id !== id) return;
    if (error !== undefined) return setActivity(alertFailure(error, draftMessages.publishFailed));
    // Until Actions has loaded.
    setActivity({ state: "publishing" });
    form.remove();
    // `replace`, because the draft that Back would lead to no longer exists.
    if (!isLeaving(session, pathname)) void navigate(paths.actions.href(), { replace: true });
  });

  async function publish(name: string) {
    const result = await publication.send({ id, name });
    if (result?.data === undefined) return;
    form.remove();
    // Even if the user left the page: nothing else shows the action's ID.
    showAlert(draftMessages.published(result.data.actionId));
    // Removes it from the cache. Not while the page is mounted, which would refetch the draft.
    afterUnmount(() => dispatch(consoleApi.util.invalidateTags([tagOf("draft", id)])));
  }

  /** Merges with what others saved meanwhile, and stops if that conflicts. */
  async function begin(write: DraftWrite) {
    if (query.currentData === undefined) return;
    if (write === "publishing" && !form.isUnsaved) return publish(query.currentData.name);
    const merged = await form.merge();
    if (merged === null) return setActivity({ state: "idle" });
    const { edit } = merged;
    form.dispatch({ type: "sent", form: edit });
    const result = await save.send({ id, edit, thenPublish: write === "publishing" });
    form.onSent(result);
    if (write === "publishing" && result !== null && result.error === undefined) await publish(edit.name);
  }

  const start = (write: DraftWrite) =>
    void run(async () => {
      if (isPending) return;
      setQuestion(null);
      setActivity({ state: write });
      await begin(write);
    });
  const pending: DraftActivity = { state: isPublishing ? "publishing" : "saving" };
  const isBusy = isPending || activity.state === "saving" || activity.state === "publishing";
  const ask = (asked: DraftQuestion) => {
    if (!isBusy) setQuestion(asked);
  };
  const onSave = () => start("saving");
  useShortcuts([["save", form.remote.state === "ready" ? unlessConflicting(onSave) : null]]);

  return {
    draft: form.remote,
    screen: {
      activity: isPending ? pending : activity,
      question,
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
          setQuestion(null);
          setActivity({ state: "idle" });
        },
        onCancel: () => setQuestion(null),
      },
    },
  };
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

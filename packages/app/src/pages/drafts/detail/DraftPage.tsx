import { DraftScreen, type DraftView } from "@understudy/screens";
import type { Draft, DraftEdit, IntentCollisions } from "@understudy/screens/model";
import {
  changedFields,
  draftFieldText,
  draftFormFields,
  draftName,
  editOf,
  intentCollisions,
  intentIndex,
  paths,
} from "@understudy/screens/model";
import { useMemo } from "react";
import { useActionsQuery } from "../../../api/actions";
import { draftsApi, useDraftQuery, useDraftsQuery } from "../../../api/drafts";
import { usePendingArgs } from "../../../api/page-mutation";
import { mapRemote, useRemote } from "../../../api/remote";
import { useShortcuts } from "../../../lib/useShortcuts";
import { refetchBeforeSave, untouched, useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { useReturnToList } from "../../useListScroll";
import { usePageId } from "../../../lib/match-page";
import { useDraftActivity } from "./useDraftActivity";

export function Component() {
  const id = usePageId();
  return <DraftEditor key={id} id={id} />;
}

function DraftEditor({ id }: { id: string }) {
  const query = useDraftQuery(id);
  const remote = useRemote(query);
  const copy = useDraftCopy(id, remote.state === "ready" ? remote.data : null);
  const collisions = useCollisions(id, copy.work?.edit.intents);
  const reload = () => void query.refetch();
  const { activity, onSave, onPublish, onDiscard, answers } = useDraftActivity(id, copy, async () =>
    refetchBeforeSave(query).then((draft) => draft && editOf(draft)),
  );
  useReturnToList(paths.drafts.pattern);
  useShortcuts([["save", copy.work && onSave]]);

  const view = (draft: Draft): DraftView => {
    const { base, edit, theirs } = copy.work ?? untouched<DraftEdit>(draft);
    return {
      draft,
      edit,
      unsaved: changedFields(base, edit),
      conflicts: copy.conflicts.map((field) => ({
        field,
        yours: draftFieldText(edit, field),
        theirs: draftFieldText(theirs, field),
      })),
      offer: copy.offer,
      collisions,
    };
  };

  return (
    <DraftScreen
      draft={mapRemote(remote, view)}
      activity={activity}
      onReload={reload}
      onChange={copy.change}
      onResolve={copy.resolve}
      onSave={onSave}
      onPublish={onPublish}
      onDiscard={onDiscard}
      onRestore={copy.restore}
      answers={answers}
    />
  );
}

function isDraftEdit(value: unknown): value is DraftEdit {
  if (typeof value !== "object" || value === null) return false;
  const { name, description, intents, destructive }: Partial<Record<keyof DraftEdit, unknown>> = value;
  const isTexts = Array.isArray(intents) && intents.every((intent) => typeof intent === "string");
  return (
    typeof name === "string" && typeof description === "string" && isTexts && typeof destructive === "boolean"
  );
}

/** The working copy of a draft's editable fields. */
function useDraftCopy(id: string, draft: Draft | null) {
  const stored = useMemo(() => draft && editOf(draft), [draft]);
  const label = `Draft “${draftName(draft?.name ?? "")}”`;
  return useWorkingCopy({
    page: `drafts/${id}`,
    label,
    stored,
    isEdit: isDraftEdit,
    fields: draftFormFields,
    pending: usePendingArgs(draftsApi.endpoints.saveDraft).find((save) => save.id === id)?.edit,
  });
}

const nothing: readonly string[] = [];

/** Other uses of a draft's phrases, as far as the lists have loaded. */
function useCollisions(id: string, intents: readonly string[] = nothing): readonly IntentCollisions[] {
  const { currentData: actions } = useActionsQuery();
  const { currentData: drafts } = useDraftsQuery();
  const index = useMemo(() => intentIndex(actions ?? [], drafts ?? [], id), [actions, drafts, id]);
  return useMemo(() => intentCollisions(intents, index), [intents, index]);
}

import { DraftScreen, type DraftView } from "@understudy/screens";
import {
  changedFields,
  draftFieldText,
  editOf,
  paths,
  type Draft,
  type DraftEdit,
} from "@understudy/screens/model";
import { usePageId } from "../../usePageId";
import { useReturnToList } from "../../useListScroll";
import { useDraftQuery } from "../../../api/drafts";
import { refetchBeforeSave } from "../../../api/mutations";
import { mapRemote, useRemote } from "../../../api/remote";
import { untouched } from "../../../unsaved-changes/working-copy";
import { useShortcuts } from "../../../lib/useShortcuts";
import { useCollisions } from "./useCollisions";
import { useDraftActivity } from "./useDraftActivity";
import { useDraftCopy } from "./useDraftCopy";

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

import { DraftScreen } from "@understudy/screens";
import { type IntentCollisions, intentCollisions, intentIndex, paths } from "@understudy/screens/model";
import { useMemo } from "react";
import { useActionsQuery } from "../../../api/actions";
import { useDraftsQuery } from "../../../api/drafts";
import { mapRemote } from "../../../api/remote";
import { useReturnToList } from "../../useListScroll";
import { usePageId } from "../../../lib/match-page";
import { useDraftForm } from "./useDraftForm";

export function Component() {
  const id = usePageId();
  return <DraftEditor key={id} id={id} />;
}

function DraftEditor({ id }: { id: string }) {
  const { draft, screen } = useDraftForm(id);
  const collisions = useCollisions(id, draft.state === "ready" ? draft.data.form.edit.intents : undefined);
  useReturnToList(paths.drafts.pattern);
  return (
    <DraftScreen
      {...screen}
      draft={mapRemote(draft, ({ resource, form }) => ({ draft: resource, ...form, collisions }))}
    />
  );
}

const nothing: readonly string[] = [];

/** Other uses of a draft's phrases, as far as the lists have loaded. */
function useCollisions(id: string, intents: readonly string[] = nothing): readonly IntentCollisions[] {
  const { currentData: actions } = useActionsQuery();
  const { currentData: drafts } = useDraftsQuery();
  const index = useMemo(() => intentIndex(actions ?? [], drafts ?? [], id), [actions, drafts, id]);
  return useMemo(() => intentCollisions(intents, index), [intents, index]);
}

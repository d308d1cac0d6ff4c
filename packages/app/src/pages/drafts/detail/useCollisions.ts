import { intentCollisions, intentIndex, type IntentCollisions } from "@understudy/screens/model";
import { useMemo } from "react";
import { useActionsQuery } from "../../../api/actions";
import { useDraftsQuery } from "../../../api/drafts";

const nothing: readonly string[] = [];

/** Other uses of a draft's phrases, as far as the lists have loaded. */
export function useCollisions(id: string, intents: readonly string[] = nothing): readonly IntentCollisions[] {
  const { currentData: actions } = useActionsQuery();
  const { currentData: drafts } = useDraftsQuery();
  const index = useMemo(() => intentIndex(actions ?? [], drafts ?? [], id), [actions, drafts, id]);
  return useMemo(() => intentCollisions(intents, index), [intents, index]);
}

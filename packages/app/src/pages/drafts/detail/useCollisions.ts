import { intentCollisions, intentIndex, type IntentCollisions } from "@understudy/screens/model";
import { useMemo } from "react";
import { useActionsQuery } from "../../../api/actions";
import { useDraftsQuery } from "../../../api/drafts";

const nothing: readonly string[] = [];

/** Where each phrase of a draft is in use besides, as far as the other lists are here. */
export function useCollisions(id: string, intents: readonly string[] = nothing): readonly IntentCollisions[] {
  const { currentData: actions } = useActionsQuery();
  const { currentData: drafts } = useDraftsQuery();
  const index = useMemo(() => intentIndex(actions ?? [], drafts ?? [], id), [actions, drafts, id]);
  return useMemo(() => intentCollisions(intents, index), [intents, index]);
}

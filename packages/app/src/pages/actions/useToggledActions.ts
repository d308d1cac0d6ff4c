import { alertFallbacks, type Action } from "@understudy/screens/model";
import { useCallback, useMemo } from "react";
import { usePublishActionMutation, useUnpublishActionMutation } from "../../api/actions";
import { useAlertedRowWrites } from "../../writes/useAlertedRowWrites";

/** Enables and disables actions: one request per click, each row for itself. */
export function useToggledActions() {
  const [publish] = usePublishActionMutation();
  const [unpublish] = useUnpublishActionMutation();
  const { busy, sessionEnded, send } = useAlertedRowWrites(alertFallbacks.toggleAction);

  const onToggle = useCallback(
    ({ id, key, isPublished }: Action) => {
      if (id !== null) send(key, () => (isPublished ? unpublish : publish)(id));
    },
    [publish, send, unpublish],
  );

  return useMemo(() => ({ busy, sessionEnded, onToggle }), [busy, sessionEnded, onToggle]);
}

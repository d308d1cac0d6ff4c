import { paths, type Action, actionMessages } from "@understudy/screens/model";
import { useCallback, useMemo } from "react";
import { actionsApi, publishedActionTags } from "../../api/actions";
import { runMutation } from "../../api/mutations";
import { useAlertedWrites } from "../../writes/useAlertedWrites";

const { publishAction, unpublishAction } = actionsApi.endpoints;

/** Enables and disables actions; a row is busy until the list was refetched. */
export function useToggledActions() {
  const { busy, sessionEnded, note, send } = useAlertedWrites("actions", actionMessages.toggleFailed);

  const onToggle = useCallback(
    ({ id, key, name, isPublished }: Action) => {
      if (id === null) return;
      send({
        resource: `action/${id}`,
        target: key,
        send: runMutation(isPublished ? unpublishAction.initiate(id) : publishAction.initiate(id), {
          changes: publishedActionTags,
          waitsForRefetch: true,
        }),
        notice: {
          page: paths.actions,
          title: actionMessages.toggleFailed,
          subject: name ?? id,
        },
      });
    },
    [send],
  );

  return useMemo(() => ({ busy, sessionEnded, note, onToggle }), [busy, sessionEnded, note, onToggle]);
}

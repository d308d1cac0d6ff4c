import { alertFallbacks, alertText, type Action } from "@understudy/screens";
import { useCallback, useMemo, useRef, useState } from "react";
import { usePublishActionMutation, useUnpublishActionMutation } from "../../api/actions";
import { asFailure, wasAbandoned } from "../../api/failure";
import { tell } from "../../platform/browser";

/** Enables and disables actions: one request per click, each row for itself. */
export function useToggledActions() {
  const [publish] = usePublishActionMutation();
  const [unpublish] = useUnpublishActionMutation();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [sessionEnded, setSessionEnded] = useState(false);
  // A second click may come before the row is drawn as busy.
  const underWay = useRef(new Set<string>());

  const onToggle = useCallback(
    async ({ id, key, isPublished }: Action) => {
      if (id === null || underWay.current.has(key)) return;
      underWay.current.add(key);
      setBusy(new Set(underWay.current));
      setSessionEnded(false);
      const { error } = await (isPublished ? unpublish : publish)(id);
      underWay.current.delete(key);
      setBusy(new Set(underWay.current));
      if (error === undefined || wasAbandoned(error)) return;
      const failure = asFailure(error);
      if (failure.kind === "session") setSessionEnded(true);
      else tell(alertText(failure, alertFallbacks.toggleAction));
    },
    [publish, unpublish],
  );

  return useMemo(() => ({ busy, sessionEnded, onToggle: (action: Action) => void onToggle(action) }), [busy, sessionEnded, onToggle]);
}

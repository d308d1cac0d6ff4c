import { useCallback, useMemo, useState } from "react";
import { alertFailure, type AfterAlert } from "./alert-failure";
import type { Write } from "./enqueue-write";
import { useWrites } from "./useWrites";

const ok: AfterAlert = { state: "idle", note: null };

/** Writes of table rows. Failures are shown in an alert, an ended session in the page. */
export function useAlertedWrites(page: string, fallback: string) {
  const [after, setAfter] = useState<AfterAlert>(ok);
  const { pending, enqueue } = useWrites(page, ({ result: { error } }) => {
    if (error !== undefined) setAfter(alertFailure(error, fallback));
  });
  const busy = useMemo(() => new Set(pending.map(({ target }) => target)), [pending]);

  const send = useCallback(
    (write: Omit<Write<unknown>, "page">) => {
      setAfter(ok);
      void enqueue(write);
    },
    [enqueue],
  );
  return {
    busy,
    sessionEnded: after.state === "sessionEnded",
    note: after.state === "idle" ? after.note : null,
    send,
  };
}

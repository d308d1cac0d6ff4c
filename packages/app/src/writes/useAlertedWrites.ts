import { alertText, outcomeNote } from "@understudy/screens/model";
import { useCallback, useMemo, useState } from "react";
import { isAborted, toFailure } from "../api/errors";
import { showAlert } from "../lib/browser";
import { useWrites, type Write } from "./useWrites";

/** What the page shows after the alert. */
type AfterAlert = { state: "sessionEnded" } | { state: "idle"; note: string | null };

/** Shows a failed write in an alert, unless the session ended or the write was aborted by signing out. */
export function alertFailure(error: unknown, fallback: string): AfterAlert {
  if (isAborted(error)) return { state: "idle", note: null };
  const failure = toFailure(error);
  if (failure.kind === "session") return { state: "sessionEnded" };
  showAlert(alertText(failure, fallback));
  return { state: "idle", note: outcomeNote(failure) };
}

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

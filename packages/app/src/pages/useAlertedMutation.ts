import { isAborted, toFailure } from "@understudy/api";
import { alertNote, alertText, type Failure } from "@understudy/model";
import { useCallback, useState } from "react";
import { type MutationEndpoint, usePageMutation } from "../api/mutations";
import { showAlert } from "../lib/browser";

type AfterAlert = { state: "sessionEnded"; failure: Failure } | { state: "idle"; note: string | null };

/** Shows a failed write in an alert, unless the session ended or the write was aborted by signing out. */
export function alertFailure(error: unknown, fallback: string): AfterAlert {
  if (isAborted(error)) return { state: "idle", note: null };
  const failure = toFailure(error);
  if (failure.kind === "session") return { state: "sessionEnded", failure };
  showAlert(alertText(failure, fallback));
  return { state: "idle", note: alertNote(failure) };
}

const ok: AfterAlert = { state: "idle", note: null };

/** A mutation of table rows. Failures are shown in an alert, an ended session in the page. */
export function useAlertedMutation<Arg, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  fallback: string,
  onDone?: (arg: Arg) => void,
) {
  const [after, setAfter] = useState<AfterAlert>(ok);
  const { pending, send } = usePageMutation(endpoint, ({ arg, error, isOpen }) => {
    if (error === undefined) onDone?.(arg);
    else if (isOpen) setAfter(alertFailure(error, fallback));
  });
  return {
    pending,
    send: useCallback(
      (arg: Arg) => {
        setAfter(ok);
        void send(arg);
      },
      [send],
    ),
    sessionEnded: after.state === "sessionEnded" ? after.failure : null,
    note: after.state === "idle" ? after.note : null,
  };
}

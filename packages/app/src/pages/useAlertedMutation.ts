import { isAborted, toFailure } from "@understudy/api";
import { alertNote, alertText } from "@understudy/model";
import type { WriteOutcome } from "@understudy/screens";
import { useCallback, useState } from "react";
import { type MutationEndpoint, usePageMutation } from "../api/mutations";
import { showAlert } from "../lib/browser";

const ok: WriteOutcome = { state: "idle" };

/** Shows a failed write in an alert, unless the session ended or the write was aborted by signing out. */
export function alertFailure(error: unknown, fallback: string): WriteOutcome {
  if (isAborted(error)) return ok;
  const failure = toFailure(error);
  if (failure.kind === "session") return { state: "sessionEnded", failure };
  showAlert(alertText(failure, fallback));
  return { state: "idle", note: alertNote(failure) };
}

/** A mutation of table rows. Failures are shown in an alert, an ended session in the page. */
export function useAlertedMutation<Arg extends { key: string }, Data>(
  endpoint: MutationEndpoint<Arg, Data>,
  fallback: string,
  onDone?: (arg: Arg) => void,
) {
  const [outcome, setOutcome] = useState<WriteOutcome>(ok);
  const { pending, send } = usePageMutation(endpoint, ({ arg, error, isOpen }) => {
    if (error === undefined) onDone?.(arg);
    else if (isOpen) setOutcome(alertFailure(error, fallback));
  });
  return {
    /** The keys of rows whose mutation is pending. */
    busy: new Set(pending.map(({ key }) => key)),
    send: useCallback(
      (arg: Arg) => {
        setOutcome(ok);
        void send(arg);
      },
      [send],
    ),
    outcome,
  };
}

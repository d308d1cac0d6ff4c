import { alertText, outcomeNote } from "@understudy/screens/model";
import { isAborted, toFailure } from "../api/errors";
import { showAlert } from "../lib/browser";

/** What the page shows after the alert. */
export type AfterAlert = { state: "sessionEnded" } | { state: "idle"; note: string | null };

/** Shows a failed write in an alert, unless the session ended or the write was aborted by signing out. */
export function alertFailure(error: unknown, fallback: string): AfterAlert {
  if (isAborted(error)) return { state: "idle", note: null };
  const failure = toFailure(error);
  if (failure.kind === "session") return { state: "sessionEnded" };
  showAlert(alertText(failure, fallback));
  return { state: "idle", note: outcomeNote(failure) };
}

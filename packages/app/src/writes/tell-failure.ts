import { alertText } from "@understudy/screens/model";
import { asFailure, wasAbandoned } from "../api/failure";
import { tell } from "../lib/browser";

/**
 * Says in an alert why a write failed. Answers whether the session ended instead: that is for the page to say.
 * A write that was broken off, as by signing out, concerns nobody any more.
 */
export function tellFailure(error: unknown, fallback: string): boolean {
  if (wasAbandoned(error)) return false;
  const failure = asFailure(error);
  if (failure.kind === "session") return true;
  tell(alertText(failure, fallback));
  return false;
}

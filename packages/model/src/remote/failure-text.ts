import { labeledLines } from "../core/labeled-lines";
import { countOf } from "../core/numbers";
import type { Failure, FailureDetails } from "./failure";
import { detailLabels, failureReasons, failureTexts, retryText } from "./remote-texts";

/** The text of an error panel or inline error: the specified sentence, and the server's message below. */
export interface FailureText {
  title: string;
  message: string | null;
}

/** `30 seconds`, `2 minutes`: rounded up, so that it is never shorter than `Retry-After`. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 120) return countOf(whole, "second");
  const minutes = Math.ceil(whole / 60);
  return minutes < 120 ? countOf(minutes, "minute") : countOf(Math.ceil(minutes / 60), "hour");
}

export function retryAfterText({ retryAfter }: Failure): string | null {
  return retryAfter === undefined || !Number.isFinite(retryAfter) || retryAfter <= 0
    ? null
    : retryText(formatWait(retryAfter));
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A message, followed by how long the server asks to wait. */
function withWait(message: string | null, failure: Failure): string | null {
  const parts = [message, retryAfterText(failure)].filter((part) => part !== null);
  return (parts.length > 1 ? parts.map(sentence).join(" ") : parts[0]) || null;
}

/** Whether a failed write may have taken effect, if that needs saying. */
export function outcomeNote({ kind, unsent, status, details }: Failure): string | null {
  const hasNoResponse = kind === "network" || kind === "timeout";
  if (unsent === true) return hasNoResponse ? failureTexts.unsentOutcome : null;
  if (details?.method === "GET") return null;
  if (kind === "unreadable") return status === undefined ? null : failureTexts.unsureOutcome;
  return hasNoResponse ? failureTexts.unsureOutcome : null;
}

/** Why a call failed, if the API sent no message. */
function reasonOf({ kind, isTokenNew, unsent }: Failure): string | null {
  const isKnown = kind === "session" ? isTokenNew : unsent !== true;
  return kind === "answer" || !isKnown ? null : failureReasons[kind];
}

/** The panel of a page or section that failed to load, with a reason below. */
export function loadFailureText(
  failure: Failure,
  title: string,
  fallback: string | null = null,
): FailureText & { reason: string | null } {
  const reason = failure.message === undefined ? reasonOf(failure) : null;
  if (failure.kind === "session") return { title: failureTexts.sessionEnded, message: null, reason };
  const said = failure.message ?? fallback;
  return { title, message: withWait(said === title ? null : said, failure), reason };
}

/** The inline error of a failed write. */
export function writeFailureText(failure: Failure, title: string): FailureText {
  if (failure.kind === "session") return { title: failureTexts.sessionEnded, message: reasonOf(failure) };
  return { title, message: withWait(failure.message ?? outcomeNote(failure), failure) };
}

/** A sentence for each refused field that the form has. Labels and sentences are by the field's name in the request. */
export const fieldErrors = (
  { fields = {} }: Failure,
  labels: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, problem]) =>
      Object.hasOwn(labels, name) ? [[name, sentence(`${labels[name]} ${problem}`)]] : [],
    ),
  );

/** The failure with the fields' labels in its message, if the form has all of them. */
export function labelFields(failure: Failure, errors: Readonly<Record<string, string>>): Failure {
  const names = Object.keys(failure.fields ?? {});
  return names.length > 0 && names.every((name) => Object.hasOwn(errors, name))
    ? { ...failure, message: Object.values(errors).join(" ") }
    : failure;
}

/** The text of a browser alert: the message, or else the fallback. */
export const alertText = ({ message }: Failure, fallback: string): string => message || fallback;

/** What is shown beside the row or the form after an alert. */
export const alertNote = (failure: Failure): string | null => outcomeNote(failure) ?? retryAfterText(failure);

/** Details for support, without private data. */
export function failureDetailsText(failure: Failure, details: FailureDetails): string {
  const problem = reasonOf(failure);
  const cause = failure.kind === "network" ? ` ${detailLabels.noResponse}` : "";
  return labeledLines([
    [detailLabels.time, details.time],
    [detailLabels.call, `${details.method} ${details.baseUrl ?? ""}${details.pattern}`],
    [detailLabels.problem, problem && problem + cause],
    [detailLabels.status, details.status],
    [detailLabels.contentType, details.contentType],
    [detailLabels.requestId, details.requestId],
    [detailLabels.version, details.version],
  ]).join("\n");
}

import { type Failure, type FailureDetails, type FailureKind } from "@understudy/screens/model";
import { firstCharacters } from "@understudy/ui/text";
import { version } from "../lib/version";
import { fieldsIn, parseJson } from "../lib/json";
import type { Schemas } from "./api-types";
import { errorMessageFields } from "./decoding";
import { statusMessage } from "../texts";

const maxMessageLength = 300;
const maxRequestIdLength = 200;

const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// Control and format characters: direction overrides, zero-width and tag characters.
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** Makes server text safe to show within a sentence. */
function clean(text: string, maxLength: number): string {
  const readable = text.replace(lineBreaks, " ").replace(invisible, "").trim();
  return firstCharacters(readable, maxLength).trim();
}

/** The texts of an object's fields, made safe to show. */
const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([name, text]) => {
      const shown = typeof text === "string" ? clean(text, maxMessageLength) : "";
      return shown === "" ? [] : [[name, shown]];
    }),
  );

/** The message of a non-OK response: from its body, or else its status. */
export function messageOf(
  { status, statusText }: Pick<Response, "status" | "statusText">,
  body: string,
): string {
  const texts = textsIn(parseJson(body));
  const message = errorMessageFields.map((name) => texts[name]).find((text) => text !== undefined);
  return message ?? clean(statusMessage(status, statusText), maxMessageLength);
}

/** `Retry-After` in seconds, given as a number or a date; `null` if it is missing or invalid. */
export function retryAfterOf(response: Pick<Response, "headers">): number | null {
  const header = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // `Date.parse` reads a bare number as a year; HTTP dates contain letters.
  const until = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isFinite(until) ? Math.max(0, Math.ceil((until - Date.now()) / 1000)) : null;
}

type Target = Pick<FailureDetails, "method" | "pattern">;

function detailsOf(
  { method, pattern }: Target,
  response?: Pick<Response, "status" | "headers">,
): FailureDetails {
  const requestId = clean(response?.headers.get("x-request-id") ?? "", maxRequestIdLength);
  return {
    time: new Date().toISOString(),
    method,
    pattern,
    ...(response && { status: response.status }),
    ...(requestId !== "" && { requestId }),
    version,
  };
}

export const failureOf = (
  kind: Exclude<FailureKind, "answer">,
  target: Target,
  response?: Response,
): Failure => ({
  kind,
  ...(response && { status: response.status }),
  details: detailsOf(target, response),
});

export function responseFailure(target: Target, response: Response, body: string): Failure {
  const retryAfter = retryAfterOf(response);
  const fields = textsIn(fieldsIn<Schemas["Error"]>(parseJson(body))["fields"]);
  return {
    kind: "answer",
    status: response.status,
    message: messageOf(response, body),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(retryAfter !== null && { retryAfter }),
    details: detailsOf(target, response),
  };
}

const kinds: readonly unknown[] = [
  "answer",
  "network",
  "timeout",
  "unreadable",
  "session",
] satisfies FailureKind[];

const isFailure = (error: unknown): error is Failure =>
  error instanceof Object && "kind" in error && kinds.includes(error.kind);

/** Narrows an RTK Query error; an unexpected exception becomes an unreadable response. */
export const toFailure = (error: unknown): Failure => (isFailure(error) ? error : { kind: "unreadable" });

export const isAborted = (error: unknown): boolean =>
  error instanceof Object && "name" in error && error.name === "AbortError";

/** Whether a failed write may have changed the server's data, or shows that the cached data is stale. */
export function mayHaveTakenEffect(failure: Failure): boolean {
  if (failure.unsent === true || failure.kind === "session") return false;
  const status = failure.kind === "answer" ? (failure.status ?? 0) : 0;
  return status < 400 || status >= 500 || [404, 408, 409, 410].includes(status);
}

import { type Failure, type FailureDetails, type FailureKind, statusMessage } from "@understudy/model";
import { firstCharacters } from "@understudy/base";
import { fieldsIn, isFields, parseJson } from "./json";
import type { Schemas } from "./api-types";
import { errorMessageFields } from "./decoding";

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

/** Server text within a sentence of ours: one line of at most 300 characters. */
export const sentenceText = (text: string): string => clean(text, maxMessageLength);

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([name, text]) => {
      const shown = typeof text === "string" ? sentenceText(text) : "";
      return shown === "" ? [] : [[name, shown]];
    }),
  );

/** The message of a non-OK response: from its body, or else its status. */
export function messageOf({ status, statusText }: Response, body: string): string {
  const texts = textsIn(parseJson(body));
  const message = errorMessageFields.map((name) => texts[name]).find((text) => text !== undefined);
  return message ?? sentenceText(statusMessage(status, statusText));
}

/** `Retry-After` in seconds, given as a number or a date; `null` if it is missing or invalid. */
export function retryAfterOf({ headers }: Pick<Response, "headers">): number | null {
  const header = headers.get("retry-after") ?? "";
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // `Date.parse` reads a bare number as a year; HTTP dates contain letters.
  const until = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  // Not by this computer's clock, which may be wrong. Other origins may hide the date.
  const seconds = Math.ceil((until - Date.parse(headers.get("date") ?? "")) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

type Target = Pick<FailureDetails, "method" | "pattern" | "baseUrl" | "version">;

export function failureOf(
  kind: FailureKind,
  { method, pattern, baseUrl, version }: Target,
  response?: Response,
): Failure {
  const status = response && { status: response.status };
  const requestId = clean(response?.headers.get("x-request-id") ?? "", maxRequestIdLength);
  const contentType =
    kind === "unreadable" ? clean(response?.headers.get("content-type") ?? "", maxRequestIdLength) : "";
  const details = {
    time: new Date().toISOString(),
    method,
    ...(baseUrl !== undefined && { baseUrl }),
    pattern,
    ...status,
    ...(contentType !== "" && { contentType }),
    ...(requestId !== "" && { requestId }),
    version,
  };
  return { kind, ...status, details };
}

export function responseFailure(target: Target, response: Response, body: string): Failure {
  const retryAfter = retryAfterOf(response);
  const fields = textsIn(fieldsIn(parseJson(body))["fields" satisfies keyof Schemas["Error"]]);
  return {
    ...failureOf("answer", target, response),
    message: messageOf(response, body),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(retryAfter !== null && { retryAfter }),
  };
}

/** Whether the server sent no message, so that the failure's is made from its status. */
const hasStatusMessage = ({ status = 0, message }: Failure) =>
  message?.startsWith(sentenceText(statusMessage(status, ""))) === true;

/** For an endpoint that a server may not have: leaves the message to the page's own sentence. */
export function withoutStatusMessage(failure: Failure): Failure {
  if (![404, 405, 501].includes(failure.status ?? 0) || !hasStatusMessage(failure)) return failure;
  const { message: _fromStatus, ...rest } = failure;
  return rest;
}

const kinds: readonly FailureKind[] = ["answer", "network", "timeout", "unreadable", "session"];

const isFailure = (error: unknown): error is Failure =>
  isFields(error) && kinds.some((kind) => kind === error["kind"]);

/** Narrows an RTK Query error; an unexpected exception becomes an unreadable response. */
export const toFailure = (error: unknown): Failure => (isFailure(error) ? error : { kind: "unreadable" });

/** A timer can't be longer than 24 days. */
const longestPollMs = 3_600_000;

/** Whether the server has asked for a pause that isn't over. */
export function isTooEarly({ retryAfter = 0, details }: Failure): boolean {
  const passed = Date.now() - Date.parse(details?.time ?? "");
  // The clock may have been set back.
  return passed >= 0 && passed < Math.min(longestPollMs, retryAfter * 1000);
}

/** How long to wait before the next poll: the usual time, or longer if the response to the last one asks for it. */
export function pollDelay(usualMs: number, error: unknown): number {
  const { retryAfter = 0 } = toFailure(error ?? {});
  return Math.min(longestPollMs, Math.max(usualMs, retryAfter * 1000));
}

export const isAborted = (error: unknown): boolean =>
  error instanceof Object && "name" in error && error.name === "AbortError";

/** Whether the server says that what was asked for doesn't exist, or no longer. */
export const isGone = ({ status }: Failure): boolean => status === 404 || status === 410;

/** Whether a failed write may have changed the server's data, or shows that the cached data is stale. */
export function mayHaveTakenEffect(failure: Failure): boolean {
  if (failure.unsent === true || failure.kind === "session") return false;
  const status = failure.kind === "answer" ? (failure.status ?? 0) : 0;
  return status < 400 || status >= 500 || [404, 408, 409, 410].includes(status);
}

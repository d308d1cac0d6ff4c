import { isRecord, parsePartial, oneOf, sentenceOf, text, whole, type Rule } from "../http/rules";
import { isFaultName, type FaultName } from "./catalog";

export const errorBodies = ["json", "html", "empty", "no-message"] as const;

export interface FaultRule {
  /** Method and path, with wildcards: `GET /v1/runs`, `PUT /v1/drafts/:id`, `* /v1/*`. */
  call: string;
  fault: FaultName;
  /** Applies only to requests with these query parameters. */
  query?: Record<string, string>;
  /** Only if these fields of the request's JSON body have these values, compared as text. */
  fields?: Record<string, string>;
  /** How often the fault is applied; until cleared if absent. */
  times?: number;
  /** How many calls succeed first. */
  skip?: number;
  /** For `status`: the status (500), body (`no-message` is JSON without a message), message and `Retry-After`. */
  status?: number;
  body?: (typeof errorBodies)[number];
  message?: string;
  retryAfter?: number;
  /** For `slow` and `slow-body`: the total delay (10 s); for `status`: the delay before the response. */
  delayMs?: number;
}

const callShape = /^(\*|GET|POST|PUT|DELETE|OPTIONS) \/\S*$/;

const call: Rule<string> = (value) =>
  typeof value === "string" && callShape.test(value)
    ? { value }
    : { problem: "must look like “GET /v1/runs” or “* /v1/*”" };

const faultName: Rule<FaultName> = (value) =>
  typeof value === "string" && isFaultName(value) ? { value } : { problem: "is no fault of the catalog" };

const query: Rule<Record<string, string>> = (value) =>
  isRecord(value) && Object.values(value).every((entry) => typeof entry === "string")
    ? { value: Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, String(entry)])) }
    : { problem: "must be an object of strings" };

const rules = {
  call,
  fault: faultName,
  query,
  fields: query,
  times: whole(1, 1_000_000),
  skip: whole(0, 1_000_000),
  status: whole(400, 599),
  body: oneOf(errorBodies),
  message: text({ max: 1_000_000 }),
  retryAfter: whole(0, 86_400),
  delayMs: whole(0, 600_000),
};

/** Parses and validates a fault. */
export const faultRule: Rule<FaultRule> = (value) => {
  if (!isRecord(value)) return { problem: "must be an object" };
  const parsed = parsePartial(value, rules);
  if ("problems" in parsed) return { problem: `is not a fault: ${sentenceOf(parsed.problems)}` };
  const { call: named, fault, ...rest } = parsed.value;
  if (named === undefined || fault === undefined) return { problem: "needs a call and a fault" };
  return { value: { call: named, fault, ...rest } };
};

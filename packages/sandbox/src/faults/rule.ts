import * as v from "valibot";
import { object, oneOf } from "../http/rules";
import { distortions } from "./distortions";
import { after, before, details } from "./responses";

const has = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name);
const namesOf = <Table extends object>(table: Table) => Object.keys(table).filter((name) => has(table, name));

export const faultNames = [...namesOf(before), ...namesOf(after), ...namesOf(distortions)];
export type FaultName = (typeof faultNames)[number];

export const beforeCall = (name: FaultName) => (has(before, name) ? before[name] : undefined);
export const afterCall = (name: FaultName) => (has(after, name) ? after[name] : undefined);
export const distortionOf = (name: FaultName) => (has(distortions, name) ? name : undefined);

const callShape = /^(\*|GET|POST|PUT|DELETE|OPTIONS) \/\S*$/;

export const faultRule = object({
  /** Method and path, with wildcards: `GET /v1/runs`, `PUT /v1/drafts/:id`, `* /v1/*`. */
  call: v.pipe(v.string(), v.regex(callShape, "must look like “GET /v1/runs” or “* /v1/*”")),
  fault: oneOf(faultNames, "is no fault of the catalog"),
  /** Applies only to requests with these query parameters. */
  query: v.optional(v.record(v.string(), v.string("must be an object of strings"))),
  /** How often the fault is applied; until cleared if absent. */
  times: v.optional(v.pipe(v.number("must be a number"), v.minValue(1, "must be at least 1"))),
  ...details,
});
export type FaultRule = v.InferOutput<typeof faultRule>;

/** `:id` matches one path segment, `*` anything. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, "[^/]+")
    .replaceAll("*", ".*");
  return new RegExp(`^${source}$`).test(path);
}

/** The active faults, in the order they were added. */
export function createActiveFaults() {
  let rules: (FaultRule & { applied: number })[] = [];

  /** The fault to apply to this request, if any. */
  const find = (method: string, path: string, query: Readonly<Record<string, string>> = {}) =>
    rules.find(({ call, query: wanted = {}, times = Number.POSITIVE_INFINITY, applied }) => {
      const [wantedMethod, pattern = ""] = call.split(" ");
      return (
        (wantedMethod === "*" ? method !== "OPTIONS" : method === wantedMethod) &&
        matches(pattern, path) &&
        Object.entries(wanted).every(([name, value]) => query[name] === value) &&
        applied < times
      );
    });
  return {
    find,
    add: (rule: FaultRule) => void rules.push({ ...rule, applied: 0 }),
    clear: () => void (rules = []),
    list: () => rules.map((rule) => ({ ...rule })),
  };
}

export type ActiveFaults = ReturnType<typeof createActiveFaults>;

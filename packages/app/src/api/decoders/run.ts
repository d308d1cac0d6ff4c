import type { Run, RunDetails, RunStep } from "@understudy/screens/model";
import { environments, screenshotAddress } from "@understudy/screens/model";
import type { Decoded } from "../http-request";
import { unreadable } from "../http-request";
import type { Fields } from "./fields";
import { amount, count, date, fieldsIn, flag, idText, oneOf, text } from "./fields";
import { createRowKeys } from "./row-keys";
import { decodeEntity } from "./body";

const longSpellings: ReadonlyMap<string, string> = new Map([
  ["development", "dev"],
  ["production", "prod"],
]);

function environment(value: unknown): string | null {
  if (value === "prod" || value === "staging" || value === "dev") return value;
  const name = text(value);
  const lower = name?.toLowerCase() ?? "";
  return oneOf(environments, longSpellings.get(lower) ?? lower) ?? name;
}

// Comparing with the few known values is faster than testing whether the text is blank.
const status = (value: unknown) => (value === "success" || value === "failed" ? value : text(value));

/** A non-empty text. Doesn't trim, which dates don't need. */
const filledText = (value: unknown) => (typeof value === "string" && value !== "" ? value : text(value));

/** Parsed when shown: a list can have 100,000 rows. */
const dateText = (value: unknown) => (typeof value === "string" ? filledText(value) : date(value));

const mostShared = 2_000;

/** Interns repeated texts: they take less memory, and comparing them while searching and sorting is faster. */
function createSharedText(): (value: unknown) => string | null {
  const known = new Map<string, string>();
  return (value) => {
    const own = text(value);
    if (own === null) return null;
    const shared = known.get(own);
    if (shared === undefined && known.size < mostShared) known.set(own, own);
    return shared ?? own;
  };
}

/** Decodes the rows of a list. All rows have the same shape, and derived values are computed on demand, for speed. */
export function createRunDecoder(): (row: Fields) => Run {
  const keyOf = createRowKeys();
  const sharedText = createSharedText();
  return (row) => {
    const id = idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      actionId: idText(row["action_id"]),
      actionName: sharedText(row["action_name"]),
      status: status(row["status"]),
      env: environment(row["env"]),
      durationMs: amount(row["duration_ms"]),
      startedAt: dateText(row["started_at"]),
      completedAt: dateText(row["completed_at"]),
      wasDriftDetected: flag(row["was_drift_detected"]),
      wasAutoRecovered: flag(row["was_auto_recovered"]),
      failureMessage: sharedText(row["failure_message"]),
      failureSelector: text(row["failure_selector"]),
      failureStepIndex: count(row["failure_step_index"]),
    };
  };
}

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: unknown): RunStep {
  const step = fieldsIn(value);
  return {
    type: text(step["type"]),
    selector: text(step["selector"]),
    value: text(step["value"]),
    durationMs: amount(step["duration_ms"]),
    error: text(step["error"]),
    status: text(step["status"]),
  };
}

// Without `status`, which error bodies have too.
const ownFields = [
  ..."id action_id action_name env duration_ms started_at completed_at was_drift_detected was_auto_recovered".split(
    " ",
  ),
  ..."failure_message failure_selector failure_step_index screenshot_url step_timeline".split(" "),
];

const runOf = (body: unknown) => decodeEntity(body, ownFields, "run");

/** The list row of a run, from its details. */
export function decodeRunRow(body: unknown): Decoded<Run> {
  const run = runOf(body);
  return run === unreadable ? unreadable : createRunDecoder()(run);
}

// The API's base URL, which may have a path.
const apiRoot = (responseUrl: string) => responseUrl.slice(0, responseUrl.lastIndexOf("/v1/") + 1);

export function decodeRun(body: unknown, responseUrl = ""): Decoded<RunDetails> {
  const run = runOf(body);
  if (run === unreadable) return unreadable;
  return {
    ...createRunDecoder()(run),
    screenshotUrl: screenshotAddress(run["screenshot_url"], apiRoot(responseUrl)),
    steps: Array.isArray(run["step_timeline"]) ? run["step_timeline"].map(readStep) : [],
  };
}

import {
  environments,
  maxLoadedRuns,
  parseEnvironment,
  type Run,
  type RunDetails,
  type RunList,
  type RunStep,
  screenshotOf,
} from "@understudy/model";
import type { Schemas } from "./api-types";
import { type FieldName, type Fields, fieldsIn, isFields } from "./json";
import * as read from "./decoding";
import { mayBeJson } from "./http-client";
import { readJsonList } from "./read-json-list";

const environment = (value: unknown): string | null =>
  read.oneOf(environments, value) ?? parseEnvironment(read.text(value)) ?? read.text(value);

/** Parsed when shown: a list can have 100,000 rows. */
const dateText = (value: unknown) => (typeof value === "string" ? value || null : read.date(value));

const mostShared = 2_000;

/** Interns repeated texts: they take less memory, and comparing them while searching and sorting is faster. */
function createSharedText() {
  const known = new Map<string, string>();
  return (own: string | null): string | null => {
    if (own === null) return null;
    const shared = known.get(own);
    if (shared === undefined && known.size < mostShared) known.set(own, own);
    return shared ?? own;
  };
}

/** Decodes the rows of a list. All rows have the same shape, and derived values are computed on demand, for speed. */
export function createRunDecoder(): (row: Fields<Schemas["Run"]>) => Run {
  const keyOf = read.createRowKeys();
  const sharedText = createSharedText();
  return (row) => {
    const id = read.idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      actionId: sharedText(read.idText(row["action_id"])),
      actionName: sharedText(read.text(row["action_name"])),
      status: sharedText(read.text(row["status"])),
      env: environment(row["env"]),
      durationMs: read.amount(row["duration_ms"]),
      startedAt: dateText(row["started_at"]),
      completedAt: dateText(row["completed_at"]),
      wasDriftDetected: read.flag(row["was_drift_detected"]),
      wasAutoRecovered: read.flag(row["was_auto_recovered"]),
      failureMessage: sharedText(read.text(row["failure_message"])),
      failureSelector: sharedText(read.text(row["failure_selector"])),
      failureStepIndex: read.count(row["failure_step_index"]),
    };
  };
}

export const decodeRuns = (body: unknown) => read.rows(body, "runs", createRunDecoder());

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: unknown): RunStep {
  const step = fieldsIn<Schemas["TimelineStep"]>(value);
  return {
    type: read.text(step["type"]),
    selector: read.text(step["selector"]),
    value: read.text(step["value"]),
    durationMs: read.amount(step["duration_ms"]),
    error: read.text(step["error"]),
    status: read.text(step["status"]),
  };
}

// Without `status`, which error messages have too.
const runFields = [
  "id",
  "action_id",
  "action_name",
  "env",
  "duration_ms",
  "started_at",
  "completed_at",
  "step_timeline",
] satisfies FieldName<Schemas["Run"]>[];

// The API's base URL, which may have a path.
const apiRoot = (responseUrl: string) => responseUrl.slice(0, responseUrl.lastIndexOf("/v1/") + 1);

export const decodeRun = (body: unknown, responseUrl = "") =>
  read.entity(body, { fields: runFields, wrapper: "run" }, (run): RunDetails => ({
    ...createRunDecoder()(run),
    screenshot: screenshotOf(run["screenshot_url"], apiRoot(responseUrl)),
    steps: Array.isArray(run["step_timeline"]) ? run["step_timeline"].map(readStep) : [],
  }));

/** Throttle store updates while rows stream in: each re-render delays parsing. */
const reportIntervalMs = 500;

/** Frozen, because Immer doesn't walk frozen objects. */
export const runListOf = (rows: readonly Run[], extent: RunList["extent"]): RunList =>
  Object.freeze({ rows: Object.freeze(rows), extent });

const wholeList = (rows: readonly Run[], maxRows: number): RunList =>
  rows.length > maxRows ? runListOf(rows.slice(0, maxRows), "limited") : runListOf(rows, "complete");

interface StreamOptions {
  signal: AbortSignal;
  onRows: (list: RunList) => void;
  onProgress: () => void;
  maxRows?: number | undefined;
}

export async function readRunList(
  response: Response,
  { signal, onRows, onProgress, maxRows = maxLoadedRuns }: StreamOptions,
): Promise<read.Decoded<RunList>> {
  if (response.body === null || !mayBeJson(response)) return read.unreadable;
  const decode = createRunDecoder();
  const rows: Run[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const collect = (entries: readonly unknown[]) => {
    for (const entry of entries) if (isFields(entry)) rows.push(decode(entry));
  };
  const onEntries = (entries: readonly unknown[]) => {
    collect(entries);
    onProgress();
    if (performance.now() - reportedAt < reportIntervalMs) return;
    onRows(runListOf(rows.slice(), "arriving"));
    reportedAt = performance.now();
  };

  const isEnough = () => rows.length > maxRows;
  const whole = await readJsonList(response.body, "runs", { signal, onEntries, isEnough });
  if ("body" in whole) {
    const all = decodeRuns(whole.body);
    return all === read.unreadable ? read.unreadable : wholeList(all, maxRows);
  }
  collect(whole.entries);
  return wholeList(rows, maxRows);
}

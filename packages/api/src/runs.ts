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
import * as read from "./decoding";
import * as values from "./values";
import { mayBeJson } from "./http-client";
import { readJsonList } from "./read-json-list";

const environment: read.Reader<string, string | null> = (value: unknown) =>
  values.oneOf(environments, value) ?? parseEnvironment(values.text(value)) ?? values.text(value);

/** Parsed when shown: a list can have 100,000 rows. */
const dateText: read.Reader<string, string | null> = (value: unknown) =>
  typeof value === "string" ? value || null : values.date(value);

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
export function createRunDecoder(): read.RowDecoder<"GET /v1/runs", Run> {
  const sharedText = createSharedText();
  return (row, keyOf) => {
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

export const decodeRuns: read.Decoder<"GET /v1/runs", readonly Run[]> = (body) =>
  read.rows<"GET /v1/runs", Run>("runs", createRunDecoder())(body);

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: read.Raw<Schemas["TimelineStep"]>): RunStep {
  const step = read.fields(value);
  return {
    type: read.text(step["type"]),
    selector: read.text(step["selector"]),
    value: read.text(step["value"]),
    durationMs: read.amount(step["duration_ms"]),
    error: read.text(step["error"]),
    status: read.text(step["status"]),
  };
}

// The API's base URL, which may have a path.
const apiRoot = (responseUrl: string) => responseUrl.slice(0, responseUrl.lastIndexOf("/v1/") + 1);

export const decodeRun: read.Decoder<"GET /v1/runs/{id}", RunDetails> = read.entity(
  {
    // Without `status`, which error messages have too.
    fields: [
      "id",
      "action_id",
      "action_name",
      "env",
      "duration_ms",
      "started_at",
      "completed_at",
      "step_timeline",
    ],
    wrapper: "run",
  },
  (run, responseUrl) => ({
    ...createRunDecoder()(run, read.createRowKeys()),
    screenshot: screenshotOf(run["screenshot_url"], apiRoot(responseUrl)),
    steps: read.list(run["step_timeline"]).map(readStep),
  }),
);

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
  const keyOf = read.createRowKeys();
  const rows: Run[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const collect = (entries: readonly unknown[]) => {
    for (const entry of entries) if (read.isRow<Schemas["Run"]>(entry)) rows.push(decode(entry, keyOf));
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

import { dayAlone } from "../format/dates";
import { instantReader } from "../format/instants";
import type { Run } from "./run";
import { driftText, environmentLabel, statusMark } from "./run-status";

const columns = [
  "Run ID",
  "Action",
  "Action ID",
  "Status",
  "Environment",
  "Duration (ms)",
  "Started (UTC)",
  "Completed (UTC)",
  "Drift",
  "Failed step",
  "Failed selector",
  "Failure message",
];

// A spreadsheet takes what begins like this for a formula; an apostrophe before it makes it text.
function field(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return text !== value || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly (string | number | null)[]) => `${values.map(field).join(",")}\r\n`;

function lineOf(run: Run, instant: (written: string | null) => string | null): string {
  return line([
    run.id,
    run.actionName,
    run.actionId,
    statusMark(run.status).word,
    run.env === null ? null : environmentLabel(run.env),
    run.durationMs,
    instant(run.startedAt),
    instant(run.completedAt),
    driftText(run),
    run.failureStepIndex === null ? null : run.failureStepIndex + 1,
    run.failureSelector,
    run.failureMessage,
  ]);
}

/** Spreadsheets read a file as UTF-8 only when it says so. */
const byteOrderMark = "\uFEFF";

/** The rows as CSV, a piece at a time, so that a long export can breathe and tell its progress. */
export function* runsCsv(
  runs: readonly Run[],
  rowsPerPiece = 2_000,
): Generator<{ text: string; rows: number }> {
  const readInstant = instantReader();
  const instant = (written: string | null) => {
    const read = readInstant(written);
    return dayAlone(written) ?? (read === null ? null : new Date(read).toISOString());
  };
  yield { text: byteOrderMark + line(columns), rows: 0 };
  for (let start = 0; start < runs.length; start += rowsPerPiece) {
    const piece = runs.slice(start, start + rowsPerPiece);
    yield { text: piece.map((run) => lineOf(run, instant)).join(""), rows: start + piece.length };
  }
}

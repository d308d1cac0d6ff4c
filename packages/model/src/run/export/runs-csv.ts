import { dateWithoutTime } from "../../core/dates";
import { instantReader } from "../../core/instants";
import { environmentLabel } from "../environment";
import { listedFailure } from "../failure/masked-failure";
import type { Run } from "../run";
import { driftText, statusBadge } from "../run-status";
import { runLabels } from "../run-labels";

const formulaStarts = "=+-@＝＋－＠";

const separators = ",;\t\r\n";

/**
 * Puts an apostrophe before everything that a spreadsheet could read as the start of a formula. Where the list separator is
 * a semicolon, as in most of Europe, a cell can start in the middle of a field.
 */
function withoutFormulas(value: string): string {
  const parts: string[] = [];
  let [copied, startsCell] = [0, true];
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at);
    if (startsCell && formulaStarts.includes(character)) {
      parts.push(value.slice(copied, at), "'");
      copied = at;
    }
    // Spreadsheets skip spaces and quotes at the start of a cell.
    startsCell = separators.includes(character) || (startsCell && /[\s"]/.test(character));
  }
  return parts.join("") + value.slice(copied);
}

function field(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = withoutFormulas(value);
  return text !== value || /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly (string | number | null)[]) => `${values.map(field).join(",")}\r\n`;

interface Exported {
  run: Run;
  failure: ReturnType<typeof listedFailure>;
  instant: (written: string | null) => string | null;
}

const columns: readonly [header: string, valueOf: (exported: Exported) => string | number | null][] = [
  [runLabels.id, ({ run }) => run.id],
  [runLabels.action, ({ run }) => run.actionName],
  [`${runLabels.action} ID`, ({ run }) => run.actionId],
  [runLabels.status, ({ run }) => statusBadge(run.status).word],
  [runLabels.environment, ({ run }) => (run.env === null ? null : environmentLabel(run.env))],
  [`${runLabels.duration} (ms)`, ({ run }) => run.durationMs],
  [`${runLabels.started} (UTC)`, ({ run, instant }) => instant(run.startedAt)],
  [`${runLabels.completed} (UTC)`, ({ run, instant }) => instant(run.completedAt)],
  [runLabels.drift, ({ run }) => driftText(run)],
  [runLabels.failedStep, ({ run }) => (run.failureStepIndex === null ? null : run.failureStepIndex + 1)],
  [runLabels.failedSelector, ({ failure }) => failure.failureSelector],
  [runLabels.failureMessage, ({ failure }) => failure.failureMessage],
];

/** Excel reads a file as UTF-8 only with a byte order mark. */
const byteOrderMark = "\uFEFF";

/** The rows as CSV in pieces, so that a long export can yield to the browser and report its progress. */
export function* runsCsv(
  runs: readonly Run[],
  rowsPerPiece = 2_000,
): Generator<{ text: string; rows: number }> {
  const readInstant = instantReader();
  const instant = (written: string | null) => {
    const read = readInstant(written);
    return dateWithoutTime(written) ?? (read === null ? null : new Date(read).toISOString());
  };
  yield { text: byteOrderMark + line(columns.map(([header]) => header)), rows: 0 };
  for (let start = 0; start < runs.length; start += rowsPerPiece) {
    const piece = runs.slice(start, start + rowsPerPiece);
    const lines = piece.map((run) => {
      const exported = { run, failure: listedFailure(run), instant };
      return line(columns.map(([, valueOf]) => valueOf(exported)));
    });
    yield { text: lines.join(""), rows: start + piece.length };
  }
}

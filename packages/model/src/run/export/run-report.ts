import { dash, firstCharacters } from "@understudy/base";
import { dateWithoutTime, parseInstant } from "../../core/dates";
import { formatDuration } from "../../core/duration";
import { labeledLines } from "../../core/labeled-lines";
import { masker } from "../../secret/secret";
import type { ChangePoint } from "../detail/change-point";
import { type StepFact, timelineOf, type TimelineStep } from "../detail/timeline";
import { environmentLabel } from "../environment";
import { failedStepIndex } from "../failure/failed-step";
import type { RunDetails } from "../run";
import { driftText, statusBadge, stepLabel } from "../run-status";
import { comparedWords, runLabels } from "../run-labels";
import { reportTexts as texts } from "./export-texts";

const longestText = 2_000;

// Text from the server goes into code spans, so that an issue tracker neither formats it nor notifies people.
function code(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const shown = line.length > longestText ? `${firstCharacters(line, longestText)}…` : line;
  let longest = 0;
  for (const [ticks] of shown.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `\`${shown}\`` : `${fence} ${shown} ${fence}`;
}

function withZone(instant: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "long", timeZone });
  // Intl uses a narrow no-break space before AM and PM, which breaks searching.
  return format.format(instant).replaceAll("\u202F", " ");
}

/** `Mar 4, 2026, 10:06:00 AM EST (2026-03-04T15:06:00.000Z)`: readers may be in several time zones. */
function moment(written: string | null, timeZone: string | undefined): string | null {
  const instant = parseInstant(written);
  if (instant === null) return null;
  const day = dateWithoutTime(written);
  if (day !== null) return day;
  const iso = new Date(instant).toISOString();
  const local = withZone(instant, timeZone);
  return local === withZone(instant, "UTC") ? iso : `${local} (${iso})`;
}

const listed = (facts: Parameters<typeof labeledLines>[0]) =>
  labeledLines(facts, (label, value) => `- **${label}:** ${value}`);

interface FactLabels {
  there: string;
  here: string;
}

/** “selector recorded `#a`, used instead `#b`” if the runs differ. */
function factText({ name, here, there }: StepFact, labels: FactLabels): string {
  const shown = here === null ? dash : code(here.masked);
  if (there !== undefined)
    return `${texts[name]} ${labels.there} ${there === null ? dash : code(there)}, ${labels.here} ${shown}`;
  return name === "value" ? `${texts.value} ${shown}` : shown;
}

function stepLine(
  { number, type, facts, duration, error }: TimelineStep,
  status: string | null,
  labels: FactLabels,
  hide: (text: string) => string,
) {
  const parts = [
    code(type ?? texts.step),
    // A selector is shown as it is on the page, but a report leaves it.
    ...facts.map((fact) => hide(factText(fact, labels))),
    duration,
    status === null ? null : code(status),
    error === null ? null : `${texts.error} ${code(error.masked)}`,
  ];
  return `${number}. ${parts.filter((part) => part !== null).join(" · ")}`;
}

/** The run's own steps, each with what the other run has instead. */
function stepLines(run: RunDetails, other: RunDetails | null, hide: (text: string) => string): string[] {
  const { count, stepAt, isOtherRecorded } = timelineOf({ run, other, hide });
  const labels = isOtherRecorded
    ? { there: comparedWords.recorded, here: comparedWords.usedInstead }
    : { there: comparedWords.inLastSuccess, here: comparedWords.inThisRun };
  return Array.from({ length: count }, (_, index) => stepAt(index)).flatMap((step) =>
    step.number === null ? [] : stepLine(step, run.steps[step.number - 1]?.status ?? null, labels, hide),
  );
}

interface ChangeWords {
  lead: string;
  before: string;
  after: string;
}

function changeText(
  { before, after }: ChangePoint,
  words: ChangeWords,
  timeZone: string | undefined,
): string {
  const said = ({ id, startedAt }: ChangePoint["before"], what: string) =>
    `${moment(startedAt, timeZone) ?? dash} (${what}, ${code(id)})`;
  return `${words.lead}${said(before, words.before)} and ${said(after, words.after)}`;
}

const broke = { lead: "", before: texts.lastSuccess, after: texts.firstFailure };
const driftingSince = { lead: texts.between, before: texts.lastWithoutDrift, after: texts.firstDrift };

interface ReportOptions {
  address?: string | null;
  /** The run that the page compares with, and what it says about both. */
  comparison?: {
    other: RunDetails | null;
    broke: ChangePoint | null;
    driftOnset: ChangePoint | null;
  } | null;
  /** The browser's by default. */
  timeZone?: string;
}

/** In Markdown, for an issue tracker. What was typed into secret fields is masked wherever it occurs. */
export function runReport(
  run: RunDetails,
  { address = null, comparison = null, timeZone }: ReportOptions = {},
): string {
  const other = comparison?.other ?? null;
  const hide = masker([...run.steps, ...(other?.steps ?? [])]);
  const changed = (point: ChangePoint | null | undefined, words: ChangeWords) =>
    point ? changeText(point, words, timeZone) : null;
  const hidden = (text: string | null) => (text === null ? null : code(hide(text)));
  const head = listed([
    [runLabels.id, hidden(run.id)],
    [texts.url, address === null ? null : `<${address}>`],
    [runLabels.action, hidden(run.actionName)],
    [runLabels.status, code(statusBadge(run.status).word)],
    [runLabels.environment, code(environmentLabel(run.env))],
    [runLabels.started, moment(run.startedAt, timeZone)],
    [runLabels.completed, moment(run.completedAt, timeZone)],
    [runLabels.duration, formatDuration(run.durationMs)],
    [runLabels.drift, driftText(run)],
    [runLabels.driftingSince, changed(comparison?.driftOnset, driftingSince)],
  ]);
  const failure = listed([
    [runLabels.failureMessage, hidden(run.failureMessage)],
    [texts.broke, changed(comparison?.broke, broke)],
    [runLabels.failedStep, stepLabel(failedStepIndex(run))],
    [runLabels.failedSelector, hidden(run.failureSelector)],
  ]);
  const timeline = stepLines(run, other, hide);
  const sections = [
    [`## ${texts.title}`, head],
    [`### ${texts.failure}`, failure],
    [`### ${texts.timeline}`, timeline],
  ] as const;
  return `${sections.flatMap(([title, lines]) => (lines.length === 0 ? [] : [`${title}\n\n${lines.join("\n")}`])).join("\n\n")}\n`;
}

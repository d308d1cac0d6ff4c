import { dash, firstCharacters } from "@understudy/base";
import { dateWithoutTime, parseInstant } from "../../core/dates";
import { formatDuration } from "../../core/duration";
import { labeledLines } from "../../core/labeled-lines";
import { masker } from "../../secret/secret";
import type { Break } from "../detail/break";
import { environmentLabel } from "../environment";
import { failedStepIndex } from "../failure/failed-step";
import { maskedFailure, maskedStep } from "../failure/masked-failure";
import type { RunDetails, RunStep } from "../run";
import { driftText, statusBadge, stepLabel } from "../run-status";
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

function stepLine(step: RunStep, index: number, hide: (text: string) => string): string {
  const { error, selector, value } = maskedStep(step, hide);
  const parts = [
    code(step.type ?? texts.step),
    selector === null ? null : code(selector),
    value === null ? null : `${texts.value} ${code(value)}`,
    formatDuration(step.durationMs),
    step.status === null ? null : code(step.status),
    error === null ? null : `${texts.error} ${code(error)}`,
  ];
  return `${index + 1}. ${parts.filter((part) => part !== null).join(" · ")}`;
}

function brokeText({ lastSuccess, firstFailure }: Break, timeZone: string | undefined): string {
  const said = ({ id, startedAt }: Break["lastSuccess"], what: string) =>
    `${moment(startedAt, timeZone) ?? dash} (${what}, ${code(id)})`;
  return `${said(lastSuccess, texts.lastSuccess)} and ${said(firstFailure, texts.firstFailure)}`;
}

interface ReportOptions {
  address?: string | null;
  broke?: Break | null;
  /** The browser's by default. */
  timeZone?: string;
}

/** In Markdown, for an issue tracker. What was typed into secret fields is masked wherever it occurs. */
export function runReport(
  run: RunDetails,
  { address = null, broke = null, timeZone }: ReportOptions = {},
): string {
  const hide = masker(run.steps);
  const { failureMessage, failureSelector } = maskedFailure(run, hide);
  const asCode = (text: string | null) => (text === null ? null : code(text));
  const hidden = (text: string | null) => asCode(text === null ? null : hide(text));
  const head = listed([
    [texts.run, hidden(run.id)],
    [texts.url, address === null ? null : `<${address}>`],
    [texts.action, hidden(run.actionName)],
    [texts.status, code(statusBadge(run.status).word)],
    [texts.environment, code(environmentLabel(run.env))],
    [texts.started, moment(run.startedAt, timeZone)],
    [texts.completed, moment(run.completedAt, timeZone)],
    [texts.duration, formatDuration(run.durationMs)],
    [texts.drift, driftText(run)],
  ]);
  const failure = listed([
    [texts.message, asCode(failureMessage)],
    [texts.broke, broke && brokeText(broke, timeZone)],
    [texts.failedStep, stepLabel(failedStepIndex(run))],
    [texts.selector, asCode(failureSelector)],
  ]);
  const timeline = run.steps.map((step, index) => stepLine(step, index, hide));
  const sections = [
    [`## ${texts.title}`, head],
    [`### ${texts.failure}`, failure],
    [`### ${texts.timeline}`, timeline],
  ] as const;
  return `${sections.flatMap(([title, lines]) => (lines.length === 0 ? [] : [`${title}\n\n${lines.join("\n")}`])).join("\n\n")}\n`;
}

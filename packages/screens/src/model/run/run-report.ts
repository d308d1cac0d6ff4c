import { dayAlone, parseInstant } from "../format/dates";
import { formatDuration } from "../format/duration";
import type { RunDetails, RunStep } from "./run";
import { driftText, environmentLabel, failedStepIndex, stepLabel, statusMark } from "./run-status";
import { isSecretField, mask, masker } from "../secret";

// Everything a server sent stands in code spans: an issue tracker must neither format it nor notify anyone.
function code(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}

const utc = (written: string | null) => {
  const instant = parseInstant(written);
  return dayAlone(written) ?? (instant === null ? null : new Date(instant).toISOString());
};

type Facts = readonly (readonly [string, string | null])[];
const listed = (facts: Facts) =>
  facts.flatMap(([name, value]) => (value === null ? [] : [`- **${name}:** ${value}`]));

function stepLine(step: RunStep, index: number, hide: (text: string) => string): string {
  const value = step.value === null ? null : isSecretField(step) ? mask : hide(step.value);
  const parts = [
    code(step.type ?? "step"),
    step.selector === null ? null : code(hide(step.selector)),
    value === null || value === "" ? null : `value ${code(value)}`,
    formatDuration(step.durationMs),
    step.status === null ? null : code(step.status),
    step.error === null || step.error === "" ? null : `error ${code(hide(step.error))}`,
  ];
  return `${index + 1}. ${parts.filter((part) => part !== null).join(" · ")}`;
}

/**
 * A run's failure in Markdown, ready for an issue tracker. What was typed into password-like fields is
 * masked, also where a message or another step repeats it.
 */
export function runReport(run: RunDetails, address: string | null = null): string {
  const hide = masker(run.steps);
  const hidden = (text: string | null) => (text === null || text.trim() === "" ? null : code(hide(text)));
  const head = listed([
    ["Run", hidden(run.id)],
    ["Address", address === null ? null : `<${address}>`],
    ["Action", hidden(run.actionName)],
    ["Status", code(statusMark(run.status).word)],
    ["Environment", code(environmentLabel(run.env))],
    ["Started", utc(run.startedAt)],
    ["Completed", utc(run.completedAt)],
    ["Duration", formatDuration(run.durationMs)],
    ["Drift", driftText(run)],
  ]);
  const failure = listed([
    ["Message", hidden(run.failureMessage)],
    ["Failed step", stepLabel(failedStepIndex(run))],
    ["Selector", hidden(run.failureSelector)],
  ]);
  const timeline = run.steps.map((step, index) => stepLine(step, index, hide));
  const sections = [
    ["## Run report", head],
    ["### Failure", failure],
    ["### Timeline", timeline],
  ] as const;
  return `${sections.flatMap(([title, lines]) => (lines.length === 0 ? [] : [`${title}\n\n${lines.join("\n")}`])).join("\n\n")}\n`;
}

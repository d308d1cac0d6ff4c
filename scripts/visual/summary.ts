import { needsDecision, type Group, type Verdict } from "./accept";

const named = (count: number) => (count === 1 ? "1 story" : `${count.toLocaleString("en")} stories`);

/** `102 stories changed: light #6d2a63 → #702a63; Components/Actions/Button · Primary, light, 1,204 px differ`. */
export function lineOf({ state, label, reason, items }: Group): string {
  const [first] = items;
  const [look] = first?.looks ?? [];
  const example = [
    `${first?.title} · ${first?.name}`,
    ...(look ? [look.look.replace("-", " ")] : []),
    ...(look?.change === undefined ? [] : [look.change]),
  ].join(", ");
  const detail = reason ?? first?.why;
  return `${named(items.length)} ${state}: ${label}${detail === undefined ? "" : ` (${detail})`}; ${example}`;
}

export function countsOf(verdicts: readonly Verdict[]): string {
  const count = (state: Verdict["state"]) => verdicts.filter((verdict) => verdict.state === state).length;
  const open = verdicts.filter(needsDecision).length;
  return `${count("changed")} changed, ${count("added")} added, ${count("removed")} removed, ${count("broken")} broken; ${open} to review`;
}

/** What accepts every open group. */
export const acceptLines = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ patterns }) => patterns.map((pattern) => `${pattern}: reason`));

const escaped = (text: string) => text.replaceAll(/[\\|<>*_`[\]]/g, String.raw`\$&`);

/** The review as Markdown, for the pull request: counts, and a line for each group. GitHub shows no local pictures. */
export function summaryOf(
  verdicts: readonly Verdict[],
  groups: readonly Group[],
  { base, stories, pictures }: { base: string; stories: number; pictures: number },
): string {
  const lines = acceptLines(groups);
  return [
    "## Visual review",
    "",
    `Compared with ${escaped(base)}: ${stories} stories, ${pictures} pictures.`,
    "",
    `**${countsOf(verdicts)}.**`,
    "",
    ...groups.map((group) => `- ${escaped(lineOf(group))}`),
    ...(lines.length > 0
      ? ["", "To accept, add these lines to `visual.accept`, with your reason:", "", "```", ...lines, "```"]
      : []),
    "",
  ].join("\n");
}

import { needsDecision, type Group } from "./accept";

const named = (count: number) => (count === 1 ? "1 story" : `${count.toLocaleString("en")} stories`);

/** `102 stories changed: tone.good.text; Components/Actions/Button · Primary, light, 1,204 px differ`. */
export function lineOf({ state, label, reason, colors, items }: Group): string {
  const [first] = items;
  const [look] = first?.looks ?? [];
  const example = [
    `${first?.title} · ${first?.name}`,
    ...(look ? [look.look.replace("-", " ")] : []),
    ...(look?.change === undefined ? [] : [look.change]),
  ].join(", ");
  const detail = reason ?? first?.why ?? colors;
  return `${named(items.length)} ${state}: ${label}${detail === undefined ? "" : ` (${detail})`}; ${example}`;
}

export function countsOf(groups: readonly Group[]): string {
  const items = groups.flatMap((group) => group.items);
  const count = (wanted: string) => items.filter(({ state }) => state === wanted).length;
  const open = groups.filter(needsDecision);
  const stories = open.reduce((sum, group) => sum + group.items.length, 0);
  const review = open.length === 1 ? "1 decision" : `${open.length} decisions`;
  return `${count("changed")} changed, ${count("added")} added, ${count("removed")} removed, ${count("broken")} broken; ${stories} to review in ${review}`;
}

/** What accepts every open group. */
export const acceptLines = (groups: readonly Group[]): string[] => [
  ...new Set(
    groups
      .filter(needsDecision)
      .flatMap(({ decisions }) => decisions.map((decision) => `${decision}: reason`)),
  ),
];

const escaped = (text: string) => text.replaceAll(/[\\|<>*_`[\]]/g, String.raw`\$&`);

/** The review as Markdown, for the pull request: counts, and a line for each group. GitHub shows no local pictures. */
export function summaryOf(
  groups: readonly Group[],
  { base, stories, pictures }: { base: string; stories: number; pictures: number },
): string {
  const lines = acceptLines(groups);
  return [
    "## Visual review",
    "",
    `Compared with ${escaped(base)}: ${stories} stories, ${pictures} pictures.`,
    "",
    `**${countsOf(groups)}.**`,
    "",
    ...groups.map((group) => `- ${escaped(lineOf(group))}`),
    ...(lines.length > 0
      ? ["", "To accept, add these lines to `visual.accept`, with your reason:", "", "```", ...lines, "```"]
      : []),
    "",
  ].join("\n");
}

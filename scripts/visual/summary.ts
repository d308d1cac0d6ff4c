import type { Verdict } from "./report";

const shownPictures = 6;

const escaped = (text: string) => text.replaceAll(/[\\|<>*_`[\]]/g, String.raw`\$&`);
const pixelsOf = ({ looks }: Verdict) => Math.max(0, ...looks.map(({ pixels }) => pixels));

function rowOf(verdict: Verdict): string {
  const { title, name, state, why, looks, reason } = verdict;
  const detail =
    why ?? looks.map(({ look, pixels }) => (pixels > 0 ? `${look} ${pixels} px` : look)).join(", ");
  return `| ${escaped(title)} · ${escaped(name)} | ${reason === undefined ? state : "accepted"} | ${escaped(reason ?? detail)} |`;
}

/** Before and after of the look that changed most. */
function thumbnailsOf({ id, title, name, looks }: Verdict): string {
  const [most] = looks.toSorted((a, b) => b.pixels - a.pixels);
  if (most === undefined) return "";
  const picture = (kind: string) =>
    `<img src="pictures/${id}.${most.look}.${kind}.png" width="360" alt="${kind}">`;
  return `**${escaped(title)} · ${escaped(name)}** (${most.look}, ${most.pixels} px)\n\n${picture("before")} ${picture("after")}\n`;
}

/** The review as Markdown, for the pull request: counts, stories, and pictures of the largest changes. */
export function summaryOf(
  verdicts: readonly Verdict[],
  { base, stories, pictures }: { base: string; stories: number; pictures: number },
): string {
  const count = (state: Verdict["state"]) => verdicts.filter((verdict) => verdict.state === state).length;
  const open = verdicts.filter(({ state, reason }) => state !== "added" && reason === undefined);
  const lines = [
    "## Visual review",
    "",
    `Compared with ${escaped(base)}: ${stories} stories, ${pictures} pictures.`,
    "",
    `**${count("changed")} changed, ${count("added")} added, ${count("removed")} removed, ${count("broken")} broken; ${open.length} to review.**`,
    "",
  ];
  if (verdicts.length > 0)
    lines.push("| Story | State | Details |", "| --- | --- | --- |", ...verdicts.map(rowOf), "");
  const largest = verdicts
    .filter(({ state }) => state === "changed")
    .toSorted((a, b) => pixelsOf(b) - pixelsOf(a))
    .slice(0, shownPictures);
  if (largest.length > 0) lines.push("### Largest changes", "", ...largest.map(thumbnailsOf));
  if (open.length > 0)
    lines.push(
      "### To accept",
      "",
      "Add these lines to `visual.accept`, with your reason:",
      "",
      "```",
      ...open.filter(({ state }) => state !== "broken").map(({ title, name }) => `${title}/${name}: reason`),
      "```",
      "",
    );
  return lines.join("\n");
}

import { affectedFiles } from "./affected";
import type { Story } from "./capture";
import type { Git } from "./git";

export interface Selection {
  all: boolean;
  /** Part of a title; empty for all. */
  only: string;
}

/** The files that differ from a commit, uncommitted ones included; undefined if there is nothing to compare with. */
export function changedFiles(git: Git, commit: string | undefined): string[] | undefined {
  if (commit === undefined) return undefined;
  const differing = git("diff", "--name-only", "-z", commit) ?? "";
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z") ?? "";
  return `${differing}\0${untracked}`.split("\0").filter((file) => file !== "");
}

export const isNamed = ({ title }: Pick<Story, "title">, only: string) =>
  title.toLowerCase().includes(only.toLowerCase());

/** The stories to capture: those with the given title, or else those that the changed files can affect. */
export function select(
  stories: readonly Story[],
  { all, only }: Selection,
  changed: readonly string[] | undefined,
  root: string,
  before?: (file: string) => string | undefined,
): Story[] {
  const named = stories.filter((story) => isNamed(story, only));
  if (named.length === 0) throw new Error(`No story’s title contains “${only}”.`);
  if (all || only !== "" || changed === undefined) return named;
  const affected = affectedFiles(
    root,
    changed,
    [...new Set(named.map(({ importPath }) => importPath))],
    before,
  );
  return affected === "all" ? named : named.filter(({ importPath }) => affected.has(importPath));
}

/** A line of `visual.accept`: which stories may change, and why. */
export interface Acceptance {
  pattern: string;
  reason: string;
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The lines that this change adds. Lines already in the base accepted an earlier change, so they need no cleanup. */
export function acceptances(text: string, atBase: string): { accepted: Acceptance[]; unreadable: string[] } {
  const old = new Set(linesOf(atBase));
  const accepted: Acceptance[] = [];
  const unreadable: string[] = [];
  for (const line of linesOf(text)) {
    if (old.has(line)) continue;
    const [, pattern, reason] = /^(\S[^:]*?)\s*:\s*(\S.*)$/.exec(line) ?? [];
    if (pattern === undefined || reason === undefined) unreadable.push(line);
    else accepted.push({ pattern, reason });
  }
  return { accepted, unreadable };
}

/** `Components/Button` matches all of its stories, `Components/Button/Primary` a single story, and `*` anything. */
function matches(pattern: string, story: string): boolean {
  const source = pattern
    .split("*")
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(".*");
  return new RegExp(`^${source}(/.*)?$`, "i").test(story);
}

export const reasonFor = (
  accepted: readonly Acceptance[],
  { title, name }: { title: string; name: string },
): string | undefined => accepted.find(({ pattern }) => matches(pattern, `${title}/${name}`))?.reason;

import type { Git } from "./git";

export type Base =
  | { state: "found"; commit: string; subject: string; why: string }
  /** The first commit. */
  | { state: "none"; why: string }
  | { state: "unreachable"; why: string };

const fetchMore =
  "Fetch more of the history (git fetch --unshallow; in GitHub Actions, fetch-depth: 0), or name a commit with --base.";

/** The main branch, as this clone knows it. */
function trunkOf(git: Git, target: string | undefined): string | undefined {
  const candidates = [
    target === undefined || target === "" ? undefined : `origin/${target}`,
    "origin/HEAD",
    "origin/main",
    "origin/master",
    "main",
    "master",
  ];
  return candidates.find(
    (name) => name !== undefined && git("rev-parse", "--verify", "--quiet", `${name}^{commit}`) !== undefined,
  );
}

function found(git: Git, commit: string, why: string): Base {
  return { state: "found", commit, subject: git("show", "--no-patch", "--format=%s", commit) ?? "", why };
}

function parent(git: Git): Base {
  const before = git("rev-parse", "--verify", "--quiet", "HEAD^");
  if (before !== undefined) return found(git, before, "the commit before this one");
  if (git("rev-parse", "--is-shallow-repository") === "true")
    return {
      state: "unreachable",
      why: `This clone is shallow and does not hold the commit to compare with. ${fetchMore}`,
    };
  return {
    state: "none",
    why: "This is the first commit: every story is new, and there is nothing to compare it with.",
  };
}

/**
 * The commit to compare with: the given one, or else the merge base. On the trunk, the last commit if there are
 * uncommitted changes, or else the one before.
 */
export function chooseBase(
  git: Git,
  { asked, target }: { asked?: string | undefined; target?: string | undefined } = {},
): Base {
  const head = git("rev-parse", "--verify", "--quiet", "HEAD");
  if (head === undefined) return { state: "unreachable", why: "There is no commit here to compare with." };
  if (asked !== undefined) {
    const commit = git("rev-parse", "--verify", "--quiet", `${asked}^{commit}`);
    if (commit === undefined) return { state: "unreachable", why: `This clone knows no commit “${asked}”.` };
    if (commit === head && git("status", "--porcelain") === "")
      return { state: "unreachable", why: `“${asked}” is this commit itself: there is nothing to compare.` };
    return found(git, commit, "the given commit");
  }
  const trunk = trunkOf(git, target);
  const fork = trunk === undefined ? undefined : git("merge-base", "HEAD", trunk);
  if (fork !== undefined && fork !== head) return found(git, fork, `where this branch left ${trunk}`);
  if (trunk !== undefined && fork === undefined && git("rev-parse", "--is-shallow-repository") === "true") {
    return {
      state: "unreachable",
      why: `This clone is shallow and does not reach back to ${trunk}. ${fetchMore}`,
    };
  }
  if (git("status", "--porcelain") !== "")
    return found(git, head, "the last commit, before the changes that are not committed");
  return parent(git);
}

import { execFileSync } from "node:child_process";

export type Git = (...args: string[]) => string | undefined;

/** Git's output, or undefined if it fails. */
export const gitIn =
  (root: string): Git =>
  (...args) => {
    try {
      return execFileSync("git", args, {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        maxBuffer: 64 * 1024 * 1024,
      }).trim();
    } catch {
      return undefined;
    }
  };

const fetchMore =
  "Fetch more of the history (git fetch --unshallow; in GitHub Actions, fetch-depth: 0), or name a commit with --base.";

/**
 * The commit to compare with: the given one, or else where this branch left main. On main, the last commit if there are
 * uncommitted changes, or else the one before.
 */
export function chooseBase(git: Git, asked?: string): string {
  const commitOf = (name: string) => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  const head = commitOf("HEAD");
  if (head === undefined) throw new Error("there is no commit here to compare with.");
  const isClean = git("status", "--porcelain") === "";
  if (asked !== undefined) {
    const commit = commitOf(asked);
    if (commit === undefined) throw new Error(`this clone knows no commit “${asked}”. ${fetchMore}`);
    if (commit === head && isClean) throw new Error(`“${asked}” is this commit itself.`);
    return commit;
  }
  const main = ["origin/HEAD", "origin/main", "main"].find((name) => commitOf(name) !== undefined);
  const fork = main === undefined ? undefined : git("merge-base", "HEAD", main);
  if (fork !== undefined && fork !== head) return fork;
  const base = !isClean ? head : fork === undefined && main !== undefined ? undefined : commitOf("HEAD^");
  if (base === undefined) throw new Error(`this clone doesn’t hold the commit to compare with. ${fetchMore}`);
  return base;
}

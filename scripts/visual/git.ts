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

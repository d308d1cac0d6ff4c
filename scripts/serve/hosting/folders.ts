// Imports no configuration, so that the command refuses a wrong folder immediately.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { OperatorFault } from "../operator-fault";

/** The list of the assets of a build. It marks a folder that the command wrote. */
export const ownAssets = "assets.json";

export interface HostingFolders {
  out: string;
  /** A previous output. Its assets are kept for tabs that are open during the release. */
  keep?: string | undefined;
}

/** Throws if a file, or other files, would be overwritten, or if there is nothing to keep. */
export function checkFolders({ out, keep }: HostingFolders): void {
  const isFolder = statSync(out, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === false) throw new OperatorFault(`${out} is a file: name a folder.`);
  if (isFolder && readdirSync(out).length > 0 && !existsSync(join(out, ownAssets)))
    throw new OperatorFault(
      `${out} holds something else: name a new folder, or one that this command wrote.`,
    );
  if (keep !== undefined && !existsSync(join(keep, ownAssets)))
    throw new OperatorFault(
      `${keep} wasn’t written by this command. Name the folder that was given with --out.`,
    );
}

// Plain Node, so that set-up can use it before anything is installed.
import { accessSync, constants } from "node:fs";

/** Whether a path names a program that may be run here. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

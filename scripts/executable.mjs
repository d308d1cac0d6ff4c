// Uses no packages: setup runs it before they are installed.
import { accessSync, constants } from "node:fs";

/**
 * True if the file exists and may be executed.
 * @param {string} path
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Command-line flags.
import process from "node:process";
import { parseArgs } from "node:util";
import { stop } from "./stop.mjs";

/** One line per flag. */
export const flagLines = (flags, width) =>
  Object.entries(flags)
    .map(([name, { about }]) => `  --${name}`.padEnd(width) + about)
    .join("\n");

/**
 * Parses the flags. An unknown flag or --help prints the usage and exits.
 * @returns {Record<string, any>}
 */
export function readFlags(flags, usage) {
  try {
    /** @type {{ values: Record<string, any> }} */
    const { values } = parseArgs({ options: flags });
    if (!values.help) return values;
  } catch (error) {
    return stop(`${error.message}\n\n${usage}`);
  }
  console.log(usage);
  return process.exit(0);
}

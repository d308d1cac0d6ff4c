// What a command of ours does with its flags.
import process from "node:process";
import { parseArgs } from "node:util";
import { stop } from "./stop.mjs";

/** A line for each flag, below one another. */
export const flagLines = (flags, width) =>
  Object.entries(flags)
    .map(([name, { about }]) => `  --${name}`.padEnd(width) + about)
    .join("\n");

/**
 * The flags that were given; a wrong one, or a call for help, ends the command with its usage.
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

// Command-line flags and environment variables.
import process from "node:process";
import { parseArgs } from "node:util";
import { stop } from "./stop.mjs";

/** @typedef {{ type: "string" | "boolean", default?: any, about: string }} Flag */

/**
 * One line per flag.
 * @param {Record<string, Flag>} flags
 * @param {number} width
 */
export const flagLines = (flags, width) =>
  Object.entries(flags)
    .map(([name, { about }]) => `  --${name}`.padEnd(width) + about)
    .join("\n");

/**
 * Parses the flags. An unknown flag or --help prints the usage and exits.
 * @param {Record<string, Flag>} flags
 * @param {string} usage
 * @returns {Record<string, any>}
 */
export function readFlags(flags, usage) {
  try {
    /** @type {{ values: Record<string, any> }} */
    const { values } = parseArgs({ options: flags });
    if (!values.help) return values;
  } catch (error) {
    return stop(`${messageOf(error)}\n\n${usage}`);
  }
  console.log(usage);
  return process.exit(0);
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Returns the result of `read`; exits with its message if it throws.
 * @template Value
 * @param {() => Value} read
 */
export function orStop(read) {
  try {
    return read();
  } catch (error) {
    return stop(messageOf(error));
  }
}

/** @param {string} fallback */
export function readPort(fallback) {
  const text = process.env.PORT ?? fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    stop(`PORT must be a number from 0 to 65535, not “${text}”.`);
  return port;
}

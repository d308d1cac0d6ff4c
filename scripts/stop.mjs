// Imports only Node's modules: setup also runs it on versions of Node that are too old for the rest.
import process from "node:process";

/**
 * Prints a message and exits with an error.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

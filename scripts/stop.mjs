// Apart from all else, because set-up says it to a Node that is too old for the rest.
import process from "node:process";

/**
 * Ends the command with a sentence instead of a stack.
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

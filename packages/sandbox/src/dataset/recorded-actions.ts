import { readFileSync } from "node:fs";
import type { RecordedAction } from "./entities";

/**
 * The 48 actions of Harbour & Pine, a small hotel with a restaurant and a shop. The most popular come first.
 *
 *     Name | ID | version | page where it starts | description
 *     intent; intent
 *     type | selector | label of the element | value
 */
const recordings = readFileSync(new URL("./recordings.txt", import.meta.url), "utf8");

const cells = (line: string) => line.split("|").map((cell) => cell.trim());

function parse(recording: string): RecordedAction {
  const [head = "", intents = "", ...steps] = recording.split("\n");
  const [name = "", id = "", version = "", page = "", description = ""] = cells(head);
  return {
    id,
    name,
    description,
    page,
    version: Number(version),
    intents: intents.split("; ").filter((intent) => intent !== ""),
    steps: steps.map((line) => {
      const [type = "", selector = "", label = "", value] = cells(line);
      return { type, selector: selector || null, label, ...(value !== undefined && { value }) };
    }),
  };
}

/** An action starts with a name; its intents may be an empty line. */
export const recordedActions: readonly RecordedAction[] = recordings
  .trim()
  .split(/\n\n(?=.*\| act_)/)
  .map(parse);

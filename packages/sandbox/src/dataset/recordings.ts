import { readFileSync } from "node:fs";
import type { DraftRecord, RecordedAction } from "./entities";

type Cells = readonly string[];

interface Recording {
  head: Cells;
  intents: string[];
  steps: Cells[];
}

const cells = (line: string) => line.split("|").map((cell) => cell.trim());

/**
 * A recording has a line with its name, its ID and more; a line with its intents, which may be empty; and a line for
 * each step. An empty line follows.
 */
function read(name: "actions" | "drafts"): Recording[] {
  const text = readFileSync(new URL(`./${name}.txt`, import.meta.url), "utf8");
  const recordings = text.trim().split(/\n\n(?=.*\| (?:act|drf)_)/);
  return recordings.map((recording) => {
    const [head = "", intents = "", ...steps] = recording.split("\n");
    return {
      head: cells(head),
      intents: intents.split("; ").filter((intent) => intent !== ""),
      steps: steps.map(cells),
    };
  });
}

/** The 48 actions of Harbour & Pine, a small hotel with a restaurant and a shop. The most popular come first. */
export const recordedActions: readonly RecordedAction[] = read("actions").map(
  ({ head: [name = "", id = "", version = "", page = "", description = ""], intents, steps }) => ({
    id,
    name,
    description,
    page,
    version: Number(version),
    intents,
    steps: steps.map(([type = "", selector = "", label = "", value]) => ({
      type,
      selector: selector || null,
      label,
      ...(value !== undefined && { value }),
    })),
  }),
);

const minute = 60_000;

/** One draft of each kind that a reviewer may see, as recorded before `start`. */
export const recordedDrafts = (start: number): DraftRecord[] =>
  read("drafts").map(
    ({
      head: [name = "", id = "", age = "", route = "", entry = "", description = "", kind],
      intents,
      steps,
    }) => ({
      id,
      name,
      description,
      intents,
      destructive: kind === "destructive",
      routePattern: route || null,
      entryType: entry || null,
      steps: steps.map(([type = "", selector = "", label = ""]) => ({ type, selector, description: label })),
      createdAt: start - Number(age) * minute,
    }),
  );

import type { Action } from "@understudy/model";
import * as read from "./decoding";

export const decodeActions = (body: unknown) =>
  read.rows(body, "actions", (row, keyOf): Action => {
    const id = read.idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      name: read.text(row["name"]),
      description: read.shownText(row["description"]),
      isPublished: read.flag(row["is_published"]),
      stepCount: read.count(row["step_count"]),
      intents: read.shownTexts(row["intents"]),
      version: versionOf(row["version"]),
    };
  });

const noNumber = /^[+-]?(?:NaN|Infinity)$/;

function versionOf(value: unknown): number | string | null {
  if (typeof value === "number") return read.amount(value);
  const word = read.text(value);
  return word === null || noNumber.test(word.trim()) ? null : word;
}

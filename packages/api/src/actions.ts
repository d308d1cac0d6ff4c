import type { Action } from "@understudy/model";
import * as read from "./decoding";
import * as values from "./values";

export const decodeActions: read.Decoder<"GET /v1/actions", readonly Action[]> = read.rows(
  "actions",
  (row, keyOf) => {
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
  },
);

const noNumber = /^[+-]?(?:NaN|Infinity)$/;

function versionOf(value: read.Field<number | string>): number | string | null {
  const received: unknown = value;
  if (typeof received === "number") return values.amount(received);
  const word = values.text(received);
  return word === null || noNumber.test(word.trim()) ? null : word;
}

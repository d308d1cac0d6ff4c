import type { Action } from "@understudy/screens/model";
import type { Fields } from "./fields";
import { count, flag, idText, number, shownText, shownTexts, text } from "./fields";
import { createRowKeys } from "./row-keys";
import { decodeRows } from "./body";

function actionReader(): (row: Fields) => Action {
  const keyOf = createRowKeys();
  return (row) => {
    const id = idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      name: text(row["name"]),
      description: shownText(row["description"]),
      isPublished: flag(row["is_published"]),
      stepCount: count(row["step_count"]),
      intents: shownTexts(row["intents"]),
      version: versionOf(row["version"]),
    };
  };
}

/** “NaN” and “Infinity”. */
const noNumber = /^[+-]?(?:NaN|Infinity)$/;

function versionOf(value: unknown): number | string | null {
  if (typeof value === "number") return nonNegative(number(value));
  const word = text(value);
  return word === null || noNumber.test(word.trim()) ? null : word;
}

const nonNegative = (value: number | null) => (value !== null && value >= 0 ? value : null);

export const decodeActions = (body: unknown) => decodeRows(body, "actions", actionReader);

import type { Action } from "@understudy/screens";
import type { Fields } from "./read";
import { anyText, count, flag, number, text, texts } from "./read";
import { createRowKeys } from "./row-keys";
import { rowsOf } from "./shape";

function actionReader(): (row: Fields) => Action {
  const keyOf = createRowKeys();
  return (row) => {
    const id = text(row["id"]);
    return {
      key: keyOf(id),
      id,
      name: text(row["name"]),
      description: anyText(row["description"]),
      isPublished: flag(row["is_published"]),
      stepCount: count(row["step_count"]),
      intents: texts(row["intents"]),
      version: versionOf(row["version"]),
    };
  };
}

function versionOf(value: unknown): number | string | null {
  return typeof value === "number" ? nonNegative(number(value)) : text(value);
}

const nonNegative = (value: number | null) => (value !== null && value >= 0 ? value : null);

export const readActions = (body: unknown) => rowsOf(body, "actions", actionReader);

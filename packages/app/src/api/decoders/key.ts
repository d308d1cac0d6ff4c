import type { ApiKey } from "@understudy/screens/model";
import type { Readable } from "../call";
import { unreadable } from "../call";
import type { Fields } from "./read";
import { date, fieldsIn, firstOf, isFields, text } from "./read";
import { createRowKeys } from "./row-keys";
import { rowsOf } from "./shape";

function keyReader(): (row: Fields) => ApiKey {
  const keyOf = createRowKeys();
  return (row) => {
    const id = text(row["id"]);
    return {
      rowKey: keyOf(id),
      id,
      name: text(row["name"]),
      key: text(row["key"]),
      createdAt: date(firstOf(row["createdAt"], row["created_at"])),
      lastUsed: date(firstOf(row["lastUsed"], row["last_used"])),
    };
  };
}

export const readKeys = (body: unknown) => rowsOf(body, "keys", keyReader);

/** The key that was just created, told this once. */
export function readCreatedKey(body: unknown): Readable<string> {
  const answer = fieldsIn(body);
  const created = firstOf(answer["api_key"], answer["key"]);
  return text(isFields(created) ? created["key"] : created) ?? unreadable;
}

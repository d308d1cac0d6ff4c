import type { ApiKey } from "@understudy/screens/model";
import type { Decoded } from "../http-request";
import { unreadable } from "../http-request";
import type { Fields } from "./fields";
import { date, fieldsIn, firstOf, idText, isFields, text, wholeText } from "./fields";
import { createRowKeys } from "./row-keys";
import { decodeRows } from "./body";

function keyReader(): (row: Fields) => ApiKey {
  const keyOf = createRowKeys();
  return (row) => {
    const id = idText(row["id"]);
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

export const decodeKeys = (body: unknown) => decodeRows(body, "keys", keyReader);

/** The secret of a new key, which the server sends only once. */
export function decodeCreatedKey(body: unknown): Decoded<string> {
  const answer = fieldsIn(body);
  const created = firstOf(answer["api_key"], answer["key"]);
  return wholeText(isFields(created) ? created["key"] : created) ?? unreadable;
}

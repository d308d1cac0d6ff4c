import type { ApiKey } from "@understudy/model";
import type { ResponseOf, Schemas } from "./api-types";
import { fieldsIn, isFields } from "./json";
import * as read from "./decoding";

export const decodeKeys = (body: unknown) =>
  read.rows(body, "keys", (row, keyOf): ApiKey => {
    const id = read.idText(row["id"]);
    return {
      rowKey: keyOf(id),
      id,
      name: read.text(row["name"]),
      key: read.text(row["key"]),
      createdAt: read.date(read.firstOf(row["createdAt"], row["created_at"])),
      lastUsed: read.dateOrText(read.firstOf(row["lastUsed"], row["last_used"])),
    };
  });

/** The secret of a new key, which the server sends only once. */
export function decodeCreatedKey(body: unknown): read.Decoded<string> {
  const answer = fieldsIn<ResponseOf<"POST /v1/keys">>(body);
  const [secret] = [answer["api_key"], answer["key"]].flatMap(
    (created) => read.wholeText(isFields<Schemas["NewKey"]>(created) ? created["key"] : created) ?? [],
  );
  return secret ?? read.unreadable;
}

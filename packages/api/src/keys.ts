import type { ApiKey } from "@understudy/model";
import { fieldsIn, isFields } from "./json";
import * as read from "./decoding";
import { wholeText } from "./values";

export const decodeKeys: read.Decoder<"GET /v1/keys/list", readonly ApiKey[]> = read.rows(
  "keys",
  (row, keyOf) => {
    const id = read.idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      name: read.text(row["name"]),
      masked: read.text(row["key"]),
      createdAt: read.date(read.firstOf(row["createdAt"], row["created_at"])),
      lastUsed: read.dateOrText(read.firstOf(row["lastUsed"], row["last_used"])),
    };
  },
);

/** The secret of a new key, which the server sends only once. */
export const decodeCreatedKey: read.Decoder<"POST /v1/keys", string> = read.response(
  ({ api_key: apiKey, key }) => {
    const [secret] = [apiKey, key].flatMap((created: unknown) => {
      const { key: nested } = fieldsIn(created);
      return wholeText(isFields(created) ? nested : created) ?? [];
    });
    return secret ?? read.unreadable;
  },
);

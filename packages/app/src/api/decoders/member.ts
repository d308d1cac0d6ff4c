import type { Member } from "@understudy/screens/model";
import type { Fields } from "./fields";
import { date, idText, isPresent, text } from "./fields";
import { createRowKeys } from "./row-keys";
import { decodeRows } from "./body";

function memberReader(): (row: Fields) => Member {
  const keyOf = createRowKeys();
  return (row) => {
    const id = idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      email: text(row["email"]),
      role: text(row["role"]),
      hasJoined: isPresent(row["joined_at"]),
      invitedAt: date(row["invited_at"]),
    };
  };
}

export const decodeMembers = (body: unknown) => decodeRows(body, "members", memberReader);

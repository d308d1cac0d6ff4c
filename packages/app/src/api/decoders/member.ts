import type { Member } from "@understudy/screens/model";
import type { Fields } from "./read";
import { date, isPresent, text } from "./read";
import { createRowKeys } from "./row-keys";
import { rowsOf } from "./shape";

function memberReader(): (row: Fields) => Member {
  const keyOf = createRowKeys();
  return (row) => {
    const id = text(row["id"]);
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

export const readMembers = (body: unknown) => rowsOf(body, "members", memberReader);

import type { Member } from "@understudy/model";
import * as read from "./decoding";

export const decodeMembers: read.Decoder<"GET /v1/members", readonly Member[]> = read.rows(
  "members",
  (row, keyOf) => {
    const id = read.idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      email: read.text(row["email"]),
      role: read.text(row["role"]),
      hasJoined: read.hasDate(row["joined_at"]),
      invitedAt: read.date(row["invited_at"]),
    };
  },
);

import type { Member, Role } from "@understudy/screens/model";
import { consoleApi, unlessRefused } from "./api";
import { date, decodeRows, type Fields, idText, isPresent, text } from "./decoding";
import { del, get, post, put } from "./http-request";
import { createRowKeys } from "./row-keys";

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

export const teamApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<readonly Member[], void>({
      query: () => get("/v1/members", decodeMembers),
      providesTags: ["members"],
    }),
    invite: build.mutation<null, { email: string; role: Role }>({
      query: ({ email, role }) => post("/v1/invite", { body: { email, role } }),
      invalidatesTags: unlessRefused(["members"]),
    }),
    removeMember: build.mutation<null, string>({
      query: (id) => del("/v1/members/{id}", { id }),
      invalidatesTags: unlessRefused(["members"]),
    }),
    changeRole: build.mutation<null, { id: string; role: Role }>({
      query: ({ id, role }) => put("/v1/members/{id}/role", { id, body: { role } }),
      invalidatesTags: unlessRefused(["members"]),
    }),
  }),
});

export const { useMembersQuery } = teamApi;

import { type Member, paths, type Role, teamMessages } from "@understudy/model";
import { consoleApi } from "./api";
import * as read from "./decoding";
import { del, get, post, put } from "./http-client";
import { reportLateFailure } from "./mutations";

export const decodeMembers = (body: unknown) =>
  read.rows(body, "members", (row, keyOf): Member => {
    const id = read.idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      email: read.text(row["email"]),
      role: read.text(row["role"]),
      hasJoined: read.hasDate(row["joined_at"]),
      invitedAt: read.date(row["invited_at"]),
    };
  });

const nameOf = ({ id, email }: Member) => email ?? id;

export const teamApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<readonly Member[], void>({
      query: () => get("/v1/members", decodeMembers),
      providesTags: ["members"],
    }),
    invite: build.mutation<null, { email: string; role: Role }>({
      query: ({ email, role }) => post("/v1/invite", { body: { email, role } }),
      extraOptions: { invalidates: ["members"] },
      onQueryStarted: reportLateFailure(teamMessages.inviteFailed, paths.team.href, ({ email }) => email),
    }),
    removeMember: build.mutation<null, Member>({
      query: ({ id }) => del("/v1/members/{id}", { id: id ?? "" }),
      extraOptions: { invalidates: ["members"], awaitsRefetch: true },
      onQueryStarted: reportLateFailure(teamMessages.removeFailed, paths.team.href, nameOf),
    }),
    changeRole: build.mutation<null, { member: Member; role: Role }>({
      query: ({ member, role }) => put("/v1/members/{id}/role", { id: member.id ?? "", body: { role } }),
      extraOptions: { invalidates: ["members"], awaitsRefetch: true },
      onQueryStarted: reportLateFailure(teamMessages.roleFailed, paths.team.href, ({ member }) =>
        nameOf(member),
      ),
    }),
  }),
});

export const { useMembersQuery } = teamApi;

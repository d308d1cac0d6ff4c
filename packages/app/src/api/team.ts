import type { Member, Role } from "@understudy/screens/model";
import { paths, teamMessages } from "@understudy/screens/model";
import { consoleApi } from "./api";
import { createRowKeys, date, decodeRows, type Fields, hasDate, idText, text } from "./decoding";
import { del, get, post, put } from "./http-request";
import { reportLateFailure } from "./late-failures";

function memberReader(): (row: Fields) => Member {
  const keyOf = createRowKeys();
  return (row) => {
    const id = idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      email: text(row["email"]),
      role: text(row["role"]),
      hasJoined: hasDate(row["joined_at"]),
      invitedAt: date(row["invited_at"]),
    };
  };
}

export const decodeMembers = (body: unknown) => decodeRows(body, "members", memberReader);

interface Invitation {
  email: string;
  role: Role;
}

const lateFailureOf = (subject: string | null, title: string) =>
  ({ page: "team", href: paths.team.href(), title, subject }) as const;

export const teamApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<readonly Member[], void>({
      query: () => get("/v1/members", decodeMembers),
      providesTags: ["members"],
    }),
    invite: build.mutation<null, Invitation>({
      query: ({ email, role }) => post("/v1/invite", { body: { email, role } }),
      extraOptions: { invalidates: ["members"] },
      onQueryStarted: reportLateFailure(({ email }) => lateFailureOf(email, teamMessages.inviteFailed)),
    }),
    removeMember: build.mutation<null, Member>({
      query: ({ id }) => del("/v1/members/{id}", { id: id ?? "" }),
      extraOptions: { invalidates: ["members"], awaitsRefetch: true },
      onQueryStarted: reportLateFailure(({ id, email }) =>
        lateFailureOf(email ?? id, teamMessages.removeFailed),
      ),
    }),
    changeRole: build.mutation<null, { member: Member; role: Role }>({
      query: ({ member, role }) => put("/v1/members/{id}/role", { id: member.id ?? "", body: { role } }),
      extraOptions: { invalidates: ["members"], awaitsRefetch: true },
      onQueryStarted: reportLateFailure(({ member: { id, email } }) =>
        lateFailureOf(email ?? id, teamMessages.roleFailed),
      ),
    }),
  }),
});

export const { useMembersQuery } = teamApi;

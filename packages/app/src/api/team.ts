import { decodeMembers, del, get, noData, post, put, schemaOf } from "@understudy/api";
import type { Member, Role } from "@understudy/model";
import { changing, consoleApi } from "./api";

export const teamApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<readonly Member[], void>({
      query: () => get("/v1/members"),
      responseSchema: schemaOf(decodeMembers),
      providesTags: ["members"],
    }),
    invite: build.mutation<null, { email: string; role: Role }>({
      query: ({ email, role }) => post("/v1/invite", { body: { email, role } }),
      responseSchema: noData,
      ...changing(["members"]),
    }),
    removeMember: build.mutation<null, Member>({
      query: ({ id }) => del("/v1/members/{id}", { id: id ?? "" }),
      responseSchema: noData,
      ...changing(["members"]),
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            teamApi.util.updateQueryData("members", undefined, (members) =>
              members.filter((member) => member.key !== key),
            ),
          );
        } catch {
          // The page says so, or a notice.
        }
      },
    }),
    changeRole: build.mutation<null, { member: Member; role: Role }>({
      query: ({ member, role }) => put("/v1/members/{id}/role", { id: member.id ?? "", body: { role } }),
      responseSchema: noData,
      ...changing(["members"]),
      async onQueryStarted({ member: { key }, role }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
          dispatch(
            teamApi.util.updateQueryData("members", undefined, (members) => {
              for (const member of members) if (member.key === key) member.role = role;
            }),
          );
        } catch {
          // The page says so, or a notice.
        }
      },
    }),
  }),
});

export const { useMembersQuery } = teamApi;

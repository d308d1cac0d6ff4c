import { decodeMembers, noData, request } from "@understudy/api";
import { type Invitation, type Member, paths, type Role, teamMessages } from "@understudy/model";
import { consoleApi } from "./api";
import { read, write } from "./endpoint";

const href = paths.team.href();

const lists = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query({ ...read("GET /v1/members", decodeMembers), providesTags: ["members"] }),
  }),
});

export const teamApi = lists.injectEndpoints({
  endpoints: (build) => ({
    invite: build.mutation(
      write(noData, {
        request: (invitation: Invitation) => request("POST /v1/invite", { body: invitation }),
        changes: ["members"],
        notice: ({ email }) => ({ title: teamMessages.inviteFailed, href, subject: email }),
      }),
    ),
    removeMember: build.mutation(
      write(noData, {
        request: ({ id }: Member) => request("DELETE /v1/members/{id}", { id: id ?? "" }),
        changes: ["members"],
        patch: ({ key }) =>
          lists.util.updateQueryData("members", undefined, (members) =>
            members.filter((member) => member.key !== key),
          ),
        notice: ({ id, email }) => ({ title: teamMessages.removeFailed, href, subject: email ?? id }),
      }),
    ),
    changeRole: build.mutation(
      write(noData, {
        request: ({ member, role }: { member: Member; role: Role }) =>
          request("PUT /v1/members/{id}/role", { id: member.id ?? "", body: { role } }),
        changes: ["members"],
        patch: ({ member: { key }, role }) =>
          lists.util.updateQueryData("members", undefined, (members) => {
            for (const member of members) if (member.key === key) member.role = role;
          }),
        notice: ({ member: { id, email } }) => ({
          title: teamMessages.roleFailed,
          href,
          subject: email ?? id,
        }),
      }),
    ),
  }),
});

export const { useMembersQuery } = teamApi;

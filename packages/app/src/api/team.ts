import { decodeMembers, noData, request } from "@understudy/api";
import { changedMembers, type Invitation, type MemberChange, paths, teamMessages } from "@understudy/model";
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
    changeMember: build.mutation(
      write(noData, {
        request: (change: MemberChange) => {
          const id = change.member.id ?? "";
          return change.kind === "remove"
            ? request("DELETE /v1/members/{id}", { id })
            : request("PUT /v1/members/{id}/role", { id, body: { role: change.role } });
        },
        changes: ["members"],
        patch: (change) =>
          lists.util.updateQueryData("members", undefined, (members) => [
            ...changedMembers(members, [change]),
          ]),
        notice: ({ kind, member: { id, email } }) => ({
          title: teamMessages[kind].failed,
          href,
          subject: email ?? id,
        }),
      }),
    ),
  }),
});

export const { useMembersQuery } = teamApi;

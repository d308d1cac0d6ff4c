import type { Member, Role } from "@understudy/screens/model";
import { consoleApi, reading } from "./base";
import { done, json } from "./call";
import { readMembers } from "./decoders/member";
import { writing } from "./write";

export const teamApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<readonly Member[], void>({
      queryFn: reading(() => ({ method: "GET", pattern: "/v1/members", decode: json(readMembers) })),
      providesTags: ["members"],
    }),
    invite: build.mutation<null, { email: string; role: Role }>({
      queryFn: writing({ changes: ["members"] }, ({ email, role }) => ({
        method: "POST",
        pattern: "/v1/invite",
        body: { email, role },
        decode: done,
      })),
    }),
    removeMember: build.mutation<null, string>({
      queryFn: writing({ changes: ["members"], holds: true }, (id) => ({
        method: "DELETE",
        pattern: "/v1/members/{id}",
        id,
        decode: done,
      })),
    }),
    changeRole: build.mutation<null, { id: string; role: Role }>({
      queryFn: writing({ changes: ["members"], holds: true }, ({ id, role }) => ({
        method: "PUT",
        pattern: "/v1/members/{id}/role",
        id,
        body: { role },
        decode: done,
      })),
    }),
  }),
});

export const { useMembersQuery, useInviteMutation, useRemoveMemberMutation, useChangeRoleMutation } = teamApi;

import { loadErrors } from "@understudy/model";
import type { ListTexts } from "../shared/list-state";

export const memberList: ListTexts = {
  label: "Team members",
  entry: "member",
  loading: "Loading team members",
  failed: loadErrors.team,
  search: { label: "Search members" },
};

export const teamTexts = {
  invite: "Invite Member",
  empty: "No team members yet",
  noMatch: "No members match your search",
  email: "Email",
  role: "Role",
  status: "Status",
  invited: "Invited",
  actions: "Actions",
  remove: "Remove",
} as const;

export const teamDialogTexts = {
  removeTitle: "Remove this team member?",
  roleTitle: (role: string) => `Change role to ${role}?`,
  changeRole: "Change Role",
  invitation: {
    title: "Invite a team member",
    submit: "Send Invite",
    busy: "Sending…",
    invalid: "Enter an email address, such as name@example.com.",
  },
  alreadyMember: "Already a member of this team.",
  alreadyInvited: "Already invited. Sending again may replace the invitation.",
} as const;

export const teamTexts = {
  invite: "Invite Member",
  loading: "Loading team members",
  empty: "No team members yet",
  emptyHint: "Invite teammates and choose what each can do.",
  search: "Search members",
  table: "Team members",
  noMatch: "No members match your search",
  email: "Email",
  role: "Role",
  status: "Status",
  invited: "Invited",
  actions: "Actions",
  remove: "Remove",
  oldestFirst: "oldest first",
  newestFirst: "newest first",
} as const;

export const teamDialogTexts = {
  removeTitle: "Remove team member",
  roleTitle: (role: string) => `Change role to ${role}?`,
  changeRole: "Change Role",
  inviteTitle: "Invite a team member",
  invalidEmail: "Enter an email address, such as name@example.com.",
  cancel: "Cancel",
  send: "Send Invite",
  sending: "Sending…",
} as const;

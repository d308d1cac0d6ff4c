import { countOf } from "../core/numbers";

export const roleTexts = {
  viewer: { label: "Viewer", may: "read-only access" },
  member: { label: "Member", may: "can manage actions" },
  admin: { label: "Admin", may: "full access" },
  owner: { label: "Owner", may: "complete control" },
} as const;

export const memberStatusTexts = { joined: "Active", invited: "Invited" } as const;

export const pendingText = (days: number) => `Pending for ${countOf(days, "day")}`;

export const memberWarningTexts = {
  selfRemoved: "This is you. You’ll lose access to this site.",
  selfDemoted: "This is you. You’ll lose some permissions.",
  newOwner: "An owner has complete control of this site.",
  lastOwner: "This is the last owner. No one will have complete control.",
};

export const teamMessages = {
  invited: (email: string, role: string) => `Invited ${email} as ${role}`,
  inviteFailed: "Failed to invite member",
  confirmRemove: "Are you sure you want to remove this team member?",
  remove: { done: "Team member removed", failed: "Failed to remove member" },
  role: { done: "Role updated successfully", failed: "Failed to update role" },
} as const;

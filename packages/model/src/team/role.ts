import { dash } from "@understudy/base";
import { roleTexts } from "./team-texts";

export const roles = ["viewer", "member", "admin", "owner"] as const;

export type Role = (typeof roles)[number];

export const roleFacts: Record<Role, { label: string; may: string }> = roleTexts;

export function parseRole(role: string | null): Role | null {
  return roles.find((each) => each === role?.trim().toLowerCase()) ?? null;
}

export function roleLabel(role: string | null): string {
  const known = parseRole(role);
  return known === null ? role?.trim() || dash : roleFacts[known].label;
}

export function rankOf(role: string | null): number | null {
  const known = parseRole(role);
  return known === null ? null : roles.indexOf(known);
}

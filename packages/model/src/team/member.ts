import { daysBetween, parseInstant } from "../core/dates";
import type { Sort } from "@understudy/base";
import { needsSearch } from "../core/list-query";
import type { Badge } from "../core/badge";
import type { FieldList } from "../form/form";
import { matcherOf } from "../core/search";
import { sortRows, type SortValues } from "../core/sort";
import type { User } from "../sign-in/user";
import { parseRole, rankOf, type Role, roleLabel } from "./role";
import { memberStatusTexts, memberWarningTexts, pendingText } from "./team-texts";

export interface Member {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  key: string;
  id: string | null;
  email: string | null;
  /** One of `roles`, or an unknown role as received. */
  role: string | null;
  hasJoined: boolean;
  invitedAt: string | null;
}

/** As typed. */
export interface Invitation {
  email: string;
  role: Role;
}

export const invitationFields = {
  email: { name: "email", label: "Email" },
  role: { name: "role", label: "Role" },
} as const satisfies FieldList<keyof Invitation>;

export const newInvitation: Invitation = { email: "", role: "member" };

export const invitationToSend = (invitation: Invitation): Invitation => ({
  ...invitation,
  email: invitation.email.trim(),
});

export function memberBadge({ hasJoined }: Pick<Member, "hasJoined">): Badge {
  return hasJoined
    ? { tone: "good", word: memberStatusTexts.joined }
    : { tone: "info", word: memberStatusTexts.invited };
}

const longPendingDays = 14;

/** How long an invitation has been pending; `null` below 14 days, and for members who joined or have no valid date. */
export function invitationAge(
  { hasJoined, invitedAt }: Pick<Member, "hasJoined" | "invitedAt">,
  now: number,
): string | null {
  const invited = parseInstant(invitedAt);
  if (hasJoined || invited === null) return null;
  const days = daysBetween(invited, now);
  return days < longPendingDays ? null : pendingText(days);
}

export type MemberChange = { kind: "remove"; member: Member } | { kind: "role"; member: Member; role: Role };

const isOwner = ({ role }: Pick<Member, "role">) => parseRole(role) === "owner";

function isSelf({ email }: Member, user: Pick<User, "email">): boolean {
  return (
    email !== null && user.email !== null && email.trim().toLowerCase() === user.email.trim().toLowerCase()
  );
}

/** The member or invitation with this address. */
export function memberWithEmail(members: readonly Member[], email: string): Member | undefined {
  const wanted = email.trim().toLowerCase();
  return wanted === "" ? undefined : members.find((each) => each.email?.trim().toLowerCase() === wanted);
}

function lowers(change: MemberChange): boolean {
  if (change.kind === "remove") return true;
  const current = rankOf(change.member.role);
  const next = rankOf(change.role);
  return current !== null && next !== null && next < current;
}

/** Owners who haven't joined don't count. */
function isLastOwner(member: Member, members: readonly Member[]): boolean {
  return (
    isOwner(member) && !members.some((other) => other.key !== member.key && isOwner(other) && other.hasJoined)
  );
}

/** Warnings for the confirmation of a change that takes permissions away, or makes an owner. They don't prevent it. */
export function memberWarnings(
  change: MemberChange,
  members: readonly Member[],
  user: Pick<User, "email">,
): string[] {
  const { member } = change;
  const { selfRemoved, selfDemoted, newOwner, lastOwner } = memberWarningTexts;
  if (change.kind === "role" && change.role === "owner") return isOwner(member) ? [] : [newOwner];
  if (!lowers(change)) return [];
  return [
    isSelf(member, user) ? (change.kind === "remove" ? selfRemoved : selfDemoted) : null,
    isLastOwner(member, members) ? lastOwner : null,
  ].filter((warning) => warning !== null);
}

export const memberColumns = ["email", "role", "status", "invited"] as const;

export type MemberColumn = (typeof memberColumns)[number];

const sortValues: SortValues<Member, MemberColumn> = {
  email: ({ email }) => email,
  role: ({ role }) => rankOf(role),
  status: (member) => memberBadge(member).word,
  invited: ({ invitedAt }) => parseInstant(invitedAt),
};

export interface MembersQuery {
  q: string;
  sort: Sort<MemberColumn> | null;
}

export const allMembers: MembersQuery = { q: "", sort: null };

/** The table's rows: searched by email and role, and sorted if there are many. Roles sort by their permissions. */
export function selectMembers(members: readonly Member[], query: MembersQuery): readonly Member[] {
  if (!needsSearch(query, members.length)) return members;
  const match = matcherOf(query.q);
  const passes = ({ email, role }: Member) => [email ?? "", roleLabel(role)].some((text) => match(text));
  return sortRows(query.q.trim() === "" ? members : members.filter(passes), sortValues, query.sort);
}

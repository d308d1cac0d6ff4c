import type { Sort } from "../../paths";
import { daysBetween, parseInstant } from "../format/dates";
import { countOf } from "../format/numbers";
import { inOrder, numberKeys, textKeys } from "../lists/order";
import { dash } from "../tone";
import type { Mark } from "../tone";
import type { User } from "./user";

export const roles = ["viewer", "member", "admin", "owner"] as const;
export type Role = (typeof roles)[number];

export interface Member {
  /** Unique in its list also where the server's ids repeat or are missing. */
  key: string;
  id: string | null;
  email: string | null;
  /** One of `roles` when known; anything else is shown as it came. */
  role: string | null;
  hasJoined: boolean;
  invitedAt: string | null;
}

interface RoleFacts {
  label: string;
  may: string;
}

export const roleFacts: Record<Role, RoleFacts> = {
  viewer: { label: "Viewer", may: "read-only access" },
  member: { label: "Member", may: "can manage actions" },
  admin: { label: "Admin", may: "full access" },
  owner: { label: "Owner", may: "complete control" },
};

export function parseRole(role: string | null): Role | null {
  return roles.find((each) => each === role?.trim().toLowerCase()) ?? null;
}

export function roleLabel(role: string | null): string {
  const known = parseRole(role);
  return known === null ? role?.trim() || dash : roleFacts[known].label;
}

export function memberMark({ hasJoined }: Pick<Member, "hasJoined">): Mark {
  return hasJoined ? { tone: "good", word: "Active" } : { tone: "info", word: "Invited" };
}

/** How long an invitation has been waiting; `null` for who has joined, or was invited nobody knows when. */
export function invitationAge(
  { hasJoined, invitedAt }: Pick<Member, "hasJoined" | "invitedAt">,
  now: number,
): string | null {
  const invited = parseInstant(invitedAt);
  if (hasJoined || invited === null) return null;
  const days = daysBetween(invited, now);
  return days === 0 ? "waiting since today" : `waiting for ${countOf(days, "day")}`;
}

export type MemberChange = { kind: "remove" } | { kind: "role"; role: Role };

const isOwner = ({ role }: Pick<Member, "role">) => parseRole(role) === "owner";

function isSelf({ email }: Member, user: Pick<User, "email">): boolean {
  return (
    email !== null && user.email !== null && email.trim().toLowerCase() === user.email.trim().toLowerCase()
  );
}

function rankOf(role: string | null): number | null {
  const known = parseRole(role);
  return known === null ? null : roles.indexOf(known);
}

function lowers(member: Member, change: MemberChange): boolean {
  if (change.kind === "remove") return true;
  const [current, next] = [rankOf(member.role), rankOf(change.role)];
  return current !== null && next !== null && next < current;
}

/** An owner who has not joined cannot take over yet. */
function isLastOwner(member: Member, members: readonly Member[]): boolean {
  return (
    isOwner(member) && !members.some((other) => other.key !== member.key && isOwner(other) && other.hasJoined)
  );
}

/** What a confirmation must say before a change that someone may regret; it blocks nothing. */
export function memberWarnings(
  member: Member,
  members: readonly Member[],
  user: Pick<User, "email">,
  change: MemberChange,
): string[] {
  if (!lowers(member, change)) return [];
  const loss = change.kind === "remove" ? "lose access to this site" : "be able to do less than now";
  return [
    isSelf(member, user) ? `This is you: you will ${loss}.` : null,
    isLastOwner(member, members)
      ? `This is the last owner: nobody will have ${roleFacts.owner.may} of this site any more.`
      : null,
  ].filter((warning) => warning !== null);
}

/** Searching and sorting a handful of people only takes up room. */
const crowd = 10;

export function needsMemberTools(count: number): boolean {
  return count >= crowd;
}

export const memberColumns = ["email", "role", "status", "invited"] as const;
export type MemberColumn = (typeof memberColumns)[number];

const memberKeys: Record<MemberColumn, (members: readonly Member[]) => Float64Array> = {
  email: (members) => textKeys(members, ({ email }) => email),
  role: (members) => numberKeys(members, ({ role }) => rankOf(role)),
  status: (members) => textKeys(members, (member) => memberMark(member).word),
  invited: (members) => numberKeys(members, ({ invitedAt }) => parseInstant(invitedAt)),
};

/** What the table shows: searched by e-mail and role, sorted; roles sort by what they may do. */
export function selectMembers(
  members: readonly Member[],
  q: string,
  sort: Sort<MemberColumn> | null,
): readonly Member[] {
  const words = q.trim().toLowerCase();
  const passes = ({ email, role }: Member) =>
    [email ?? "", roleLabel(role)].some((text) => text.toLowerCase().includes(words));
  const kept = words === "" ? members : members.filter(passes);
  return sort === null ? kept : inOrder(kept, memberKeys[sort.column](kept), sort.direction);
}

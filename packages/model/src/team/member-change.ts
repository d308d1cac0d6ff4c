import type { Member, MemberChange } from "./member";

/** The members with the roles that they were given. */
export function withRoles(members: readonly Member[], changes: readonly MemberChange[]): readonly Member[] {
  return members.map((each) => {
    const change = changes.findLast(({ kind, member }) => kind === "role" && member.key === each.key);
    return change?.kind === "role" ? { ...each, role: change.role } : each;
  });
}

/** The members after all changes. */
export function changedMembers(
  members: readonly Member[],
  changes: readonly MemberChange[],
): readonly Member[] {
  const isRemoved = ({ key }: Member) =>
    changes.some(({ kind, member }) => kind === "remove" && member.key === key);
  return withRoles(members, changes).filter((member) => !isRemoved(member));
}

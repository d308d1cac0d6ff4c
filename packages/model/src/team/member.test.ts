import { expect, test } from "vitest";
import { changedMembers } from "./member-change";
import type { Role } from "./role";
import { fixedNow, manyMembers, member, members } from "../fixtures";
import {
  invitationAge,
  memberBadge,
  type MemberChange,
  memberWarnings,
  allMembers,
  type MembersQuery,
  selectMembers,
  type Member,
} from "./member";

test("shows joined members as active and others as invited", () => {
  expect(members.map((each) => memberBadge(each).word)).toEqual(["Active", "Active", "Active", "Invited"]);
});

const day = 86_400_000;
const at = (instant: number) => new Date(instant).toISOString();

test.each([
  [false, at(fixedNow - 56 * day), "Pending for 56 days"],
  [false, at(fixedNow - 14 * day), "Pending for 14 days"],
  [false, at(fixedNow - 14 * day + 1), null],
  [false, at(fixedNow + day), null],
  [false, null, null],
  [true, at(fixedNow - 6 * day), null],
])("joined %s, invited %s: %s", (hasJoined, invitedAt, age) => {
  expect(invitationAge({ hasJoined, invitedAt }, fixedNow)).toBe(age);
});

const remove = (who: Member): MemberChange => ({ kind: "remove", member: who });
const make =
  (role: Role) =>
  (who: Member): MemberChange => ({ kind: "role", member: who, role });
const ines = member();
const second = member({ key: "second", id: "second", email: "second@harbourstay.example" });
const lea = member({ key: "lea", email: "lea@harbourstay.example", role: "member" });
const self = { email: "INES@harbourstay.example" };
const someone = { email: "someone@harbourstay.example" };

test.each([
  ["removing another", lea, [ines, lea], self, remove, []],
  ["removing the last owner", ines, [ines, lea], someone, remove, ["last owner"]],
  ["removing yourself, the last owner", ines, [ines, lea], self, remove, ["This is you", "last owner"]],
  ["removing yourself, one of two owners", ines, [ines, second], self, remove, ["This is you"]],
  ["demoting the last owner", ines, [ines, lea], someone, make("admin"), ["last owner"]],
  ["demoting one of two owners", ines, [ines, second], someone, make("viewer"), []],
  [
    "the other owner has not joined",
    ines,
    [ines, { ...second, hasJoined: false }],
    someone,
    remove,
    ["last owner"],
  ],
  ["promoting another", lea, [ines, lea], self, make("admin"), []],
  ["making another an owner", lea, [ines, lea], self, make("owner"), ["complete control of this site"]],
  ["promoting yourself", lea, [ines, lea], { email: lea.email }, make("admin"), []],
  ["demoting yourself", lea, [ines, lea], { email: lea.email }, make("viewer"), ["lose some permissions"]],
  ["the same role", ines, [ines], self, make("owner"), []],
  [
    "a member and a user without an email",
    member({ email: null, role: "viewer" }),
    [ines],
    { email: null },
    remove,
    [],
  ],
  ["an unknown role", member({ role: "auditor", email: "a@b.example" }), [ines], someone, make("viewer"), []],
] as const)("%s", (_, who, all, user, change, warnings) => {
  expect(memberWarnings(change(who), all, user)).toEqual(
    warnings.map((warning) => expect.stringContaining(warning)),
  );
});

test("expects the changes under way to succeed", () => {
  const expected = changedMembers([ines, second, lea], [make("viewer")(second), remove(lea)]);
  expect(expected.map(({ key, role }) => [key, role])).toEqual([
    [ines.key, "owner"],
    ["second", "viewer"],
  ]);
});

const found = (list: readonly Member[], query: Partial<MembersQuery>) =>
  selectMembers(list, { ...allMembers, ...query });

test("finds members by email and role", () => {
  expect(found(members, { q: " LEA " }).map(({ id }) => id)).toEqual(["mem_lea"]);
  expect(found(members, { q: "viewer" }).map(({ id }) => id)).toEqual(["mem_front_desk"]);
  expect(found(members, { q: " " })).toBe(members);
  expect(found(members, { q: "null" })).toEqual([]);
});

test("sorts roles by permissions, unknown ones last", () => {
  const odd = ["auditor", "owner", "viewer", "admin", "member"].map((role, index) =>
    member({ key: role, role, id: `${index}` }),
  );
  const many = [...odd, ...odd];
  const sorted = (direction: "ascending" | "descending") =>
    found(many, { sort: { key: "role", direction } }).map(({ role }) => role);
  expect([...new Set(sorted("ascending"))]).toEqual(["viewer", "member", "admin", "owner", "auditor"]);
  expect(sorted("descending").at(-1)).toBe("auditor");
});

test("a short team keeps the server's order", () =>
  expect(found(members, { sort: { key: "email", direction: "descending" } })).toBe(members));

test.each(["email", "status", "invited"] as const)("three hundred members sort by %s and back", (key) => {
  const many = manyMembers(300);
  const up = found(many, { sort: { key, direction: "ascending" } });
  expect(up).toHaveLength(300);
  expect(new Set(found(many, { sort: { key, direction: "descending" } }))).toEqual(new Set(up));
});

import { expect, test } from "vitest";
import { parseRole, roleFacts, roleLabel } from "./role";

test("describes each role", () => {
  expect(Object.entries(roleFacts).map(([role, { may }]) => `${role} (${may})`)).toEqual([
    "viewer (read-only access)",
    "member (can manage actions)",
    "admin (full access)",
    "owner (complete control)",
  ]);
});

test.each([
  ["owner", "owner", "Owner"],
  ["Admin", "admin", "Admin"],
  ["auditor", null, "auditor"],
  ["__proto__", null, "__proto__"],
  ["", null, "—"],
  [null, null, "—"],
])("the role %j is %s and labeled %s", (role, known, label) => {
  expect(parseRole(role)).toBe(known);
  expect(roleLabel(role)).toBe(label);
});

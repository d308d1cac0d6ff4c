import { expect, test } from "vitest";
import { promptOf } from "./start-msal";

const microsoft = { clientId: "c", tenantId: "t" };
const other = { clientId: "c", authority: "https://id.example" };

test.each([
  ["nothing configured", other, undefined, false, undefined],
  ["another account", other, undefined, true, "login"],
  ["another Microsoft account", microsoft, undefined, true, "select_account"],
  ["consent", other, "consent", false, "consent"],
  ["consent and another account", other, "consent", true, "login consent"],
  ["login and another account", other, "login", true, "login"],
])("%s", (_, identity, configured, another, prompt) => {
  expect(promptOf({ ...identity, prompt: configured }, another).prompt).toBe(prompt);
});

test("another account isn't the active one, whose name MSAL would send", () => {
  expect(promptOf(other, true).sid).toBeDefined();
  expect(promptOf(other, false).sid).toBeUndefined();
});

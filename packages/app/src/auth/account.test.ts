import { expect, test } from "vitest";
import { userOf } from "./auth";

const account = {
  homeAccountId: "a",
  localAccountId: "a",
  environment: "id.example",
  tenantId: "",
  username: "olivia@login.example",
};

test.each([
  [
    { name: "Olivia", email: "olivia@example.com" },
    { name: "Olivia", email: "olivia@example.com" },
  ],
  [{ preferred_username: "olivia@work.example" }, { name: null, email: "olivia@work.example" }],
  [
    { name: " Olivia", email: "olivia@example.com\n" },
    { name: "Olivia", email: "olivia@example.com" },
  ],
  [
    { name: " ", email: "" },
    { name: null, email: "olivia@login.example" },
  ],
])("the user's name and email come from the identity token: %j", (idTokenClaims, user) => {
  expect(userOf({ ...account, idTokenClaims })).toEqual(user);
});

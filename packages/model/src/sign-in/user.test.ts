import { expect, test } from "vitest";
import { displayName, initialOf } from "./user";

test.each([
  ["a name", { name: "Ines Okafor", email: "ines@example.com" }, "Ines Okafor", "I"],
  ["no name", { name: null, email: "tomasz@example.com" }, "tomasz", "T"],
  ["an invalid email", { name: null, email: "tomasz" }, "tomasz", "T"],
  ["a name that begins with an emoji", { name: "👩‍🚒 Ada", email: null }, "👩‍🚒 Ada", "👩‍🚒"],
  ["nothing before the @", { name: null, email: "@example.com" }, "Account", "A"],
  ["nothing", { name: null, email: null }, "Account", "A"],
])("%s", (_, user, name, initial) => {
  expect(displayName(user)).toBe(name);
  expect(initialOf(user)).toBe(initial);
});

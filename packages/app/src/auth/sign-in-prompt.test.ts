import { expect, test } from "vitest";
import { signInPrompt } from "./provider-metadata";

const identity = { clientId: "c" };
const metadata = (promptValues?: string[]) => ({
  promptValues,
  revocationEndpoint: undefined,
  endSessionEndpoint: undefined,
});

test.each([
  ["a provider with select_account", metadata(["none", "login", "select_account"]), "select_account"],
  ["a provider without select_account", metadata(["none", "login", "consent"]), "login"],
  ["a provider that lists no values", metadata(), "login"],
  ["an unreachable provider", undefined, "login"],
])("asks for another account at %s", (_, values, prompt) => {
  expect(signInPrompt(identity, { another: true, metadata: values })).toBe(prompt);
});

test.each([
  ["nothing configured", undefined, false, undefined],
  ["consent", "consent", false, "consent"],
  ["consent and another account", "consent", true, "login consent"],
  ["login and another account", "login", true, "login"],
])("%s", (_, configured, another, prompt) => {
  expect(signInPrompt({ ...identity, prompt: configured }, { another, metadata: undefined })).toBe(prompt);
});

import { expect, test } from "vitest";
import type { ConsoleConfig } from "../../packages/app/src/config/config";
import { configWarnings } from "./config-warnings";

const config: ConsoleConfig = {
  product: {
    name: "Understudy",
    slug: "understudy",
    sdkUrl: "https://cdn.understudy.test/sdk.js",
    termsUrl: "https://understudy.test/terms",
    privacyUrl: "https://understudy.test/privacy",
  },
  api: { baseUrl: "https://api.understudy.test" },
  identity: { tenantId: "t", clientId: "c", apiAudience: "api://c" },
};
const identity = (changes: object): ConsoleConfig => ({
  ...config,
  identity: { ...config.identity, ...changes },
});

test("says nothing about a configuration that can be meant", () => {
  expect(configWarnings(config, config)).toEqual([]);
});

test.each([
  [
    "an unknown field",
    config,
    { ...config, $comment: "" },
    "$comment is unknown. The console reads product, api, identity, billing, reporting.",
  ],
  [
    "an address of the documentation",
    { ...config, api: { baseUrl: "https://api.example.com" } },
    config,
    "api.baseUrl is the documentation’s example.",
  ],
  [
    "an ID of zeros",
    identity({ clientId: "00000000-0000-0000-0000-000000000000" }),
    config,
    "identity.clientId is the documentation’s example.",
  ],
  [
    "a tenant beside an authority",
    identity({ authority: "https://id.understudy.test" }),
    config,
    "identity.tenantId is ignored because there is an authority.",
  ],
])("warns about %s", (_, read, written, warning) => {
  expect(configWarnings(read, written)).toEqual([warning]);
});

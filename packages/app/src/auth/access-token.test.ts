import { CacheLookupPolicy, type AccountInfo, type AuthenticationResult } from "@azure/msal-browser";
import { afterEach, expect, test, vi } from "vitest";
import { createAccessTokenGetter, type AccessTokenOptions } from "./access-token";
import { msalConfig } from "./msal-config";
import { createNetworkClient } from "./msal-client";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((done) => setImmediate(done));

const account: AccountInfo = {
  homeAccountId: "a",
  localAccountId: "a",
  environment: "id.example",
  tenantId: "",
  username: "olivia",
};
const renewed: AuthenticationResult = {
  accessToken: "renewed",
  account,
  authority: "https://id.example",
  correlationId: "",
  expiresOn: new Date(Date.now() + 3_600_000),
  fromCache: false,
  idToken: "",
  idTokenClaims: {},
  scopes: ["api"],
  tenantId: "",
  tokenType: "Bearer",
  uniqueId: "a",
};

/** A tab whose renewal lock another tab never releases. */
function tabWithoutLock() {
  const timeouts: { ms: number; fire: () => void }[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    timeouts.push({ ms, fire: () => controller.abort(new DOMException("late", "TimeoutError")) });
    return controller.signal;
  });
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((__, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("navigator", { locks: { request } });
  return timeouts;
}

test("waits for another tab's renewal for five seconds, then renews without the lock", async () => {
  const timeouts = tabWithoutLock();
  const acquireTokenSilent = vi.fn<AccessTokenOptions["client"]["acquireTokenSilent"]>(
    async ({ cacheLookupPolicy }) => {
      if (cacheLookupPolicy === CacheLookupPolicy.AccessToken) throw new Error("not in the cache");
      return renewed;
    },
  );
  const getAccessToken = createAccessTokenGetter({
    client: { acquireTokenSilent, clearCache: async () => {} },
    account,
    signInScopes: ["api"],
    refreshScopes: ["api"],
  });
  const token = getAccessToken();
  await settle();
  expect(acquireTokenSilent).toHaveBeenCalledTimes(1);
  expect(timeouts.map(({ ms }) => ms)).toEqual([5_000]);
  timeouts[0]?.fire();
  expect(await token).toBe("renewed");
});

test("a sign-in in a popup times out after 60 seconds", () => {
  vi.stubGlobal("document", { cookie: "" });
  const identity = { authority: "https://id.example", clientId: "console", apiAudience: "api" };
  const { system } = msalConfig(identity, "https://console.example", createNetworkClient());
  expect(system?.popupBridgeTimeout).toBe(60_000);
});

import { SessionLost } from "@understudy/api";
import {
  AuthError,
  CacheLookupPolicy,
  InteractionRequiredAuthError,
  type AccountInfo,
  type AuthenticationResult,
} from "@azure/msal-browser";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/storage";
import { createAccessTokenGetter } from "./access-token";
import { activeAccountKey } from "./auth";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((done) => setTimeout(done));

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

const vera: AccountInfo = { ...account, homeAccountId: "v", username: "vera@example.com" };
const ofVera: AuthenticationResult = { ...renewed, accessToken: "vera's", account: vera };
type Client = Parameters<typeof createAccessTokenGetter>[0];

const identity = { authority: "https://id.example", clientId: "console", apiAudience: "api" };

/** Signs in to the console. Returns a function that changes who is signed in, like another tab. */
function signIn(id: string) {
  const localStorage = new MemoryStorage();
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  const setActive = (homeAccountId: string | null) =>
    localStorage.setItem(activeAccountKey(identity.clientId), JSON.stringify({ homeAccountId }));
  setActive(id);
  return setActive;
}

/** A tab with the renewal lock. `acquire` responds for MSAL. */
function tab(acquireTokenSilent: Client["acquireTokenSilent"]) {
  vi.stubGlobal("navigator", { locks: { request: (_: string, __: object, task: () => unknown) => task() } });
  const setActive = signIn(account.homeAccountId);
  const removed: unknown[] = [];
  const clearCache: Client["clearCache"] = async (request) =>
    void removed.push(request?.account?.homeAccountId);
  const getToken = createAccessTokenGetter({ acquireTokenSilent, clearCache }, account, identity);
  return { getToken, removed, setActive };
}

test("a refused refresh token ends the session, also if the hidden frame fails", async () => {
  const { getToken, removed } = tab(({ cacheLookupPolicy }) => {
    const isRefresh = cacheLookupPolicy === CacheLookupPolicy.RefreshToken;
    return Promise.reject(new AuthError(isRefresh ? "invalid_grant" : "timed_out", ""));
  });
  await expect(getToken({ forceRefresh: true })).rejects.toBeInstanceOf(SessionLost);
  expect(removed).toEqual(["a"]);
});

describe("a token of another person", () => {
  const policies = [
    ["in the cache", CacheLookupPolicy.AccessToken],
    ["for the refresh token", CacheLookupPolicy.RefreshToken],
    ["in the hidden frame", CacheLookupPolicy.Skip],
  ] as const;
  const noToken = () => Promise.reject(new InteractionRequiredAuthError("no_tokens_found", ""));

  test.each(policies)("%s is removed and ends the session", async (_, policy) => {
    const { getToken, removed } = tab(({ cacheLookupPolicy }) =>
      cacheLookupPolicy === policy ? Promise.resolve(ofVera) : noToken(),
    );
    await expect(getToken()).rejects.toMatchObject({
      name: "SessionLost",
      providerUser: "vera@example.com",
    });
    expect(removed).toEqual(["v", "a"]);
  });

  test("isn't removed from the tab where that person signed in meanwhile", async () => {
    const { getToken, removed, setActive } = tab(() => {
      setActive("v");
      return Promise.resolve(ofVera);
    });
    await expect(getToken()).rejects.toMatchObject({ name: "SessionLost", providerUser: null });
    expect(removed).toEqual([]);
  });
});

describe("after another tab signed out", () => {
  test("the cache isn't used", async () => {
    const acquire = vi.fn<Client["acquireTokenSilent"]>(async () => renewed);
    const { getToken, setActive } = tab(acquire);
    setActive(null);
    await expect(getToken()).rejects.toThrow(SessionLost);
    expect(acquire).not.toHaveBeenCalled();
  });

  test("a token that was requested before is removed", async () => {
    const { getToken, removed, setActive } = tab(() => {
      setActive(null);
      return Promise.resolve(renewed);
    });
    await expect(getToken({ forceRefresh: true })).rejects.toThrow(SessionLost);
    expect(removed).toEqual(["a"]);
  });
});

test("requests tokens for the API's audience", async () => {
  const acquire = vi.fn<Client["acquireTokenSilent"]>(async () => renewed);
  const { getToken } = tab(acquire);
  await getToken({ forceRefresh: true });
  expect(acquire).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ scopes: ["api/.default"] }));
});

test("uses a token without an account: a refresh may return no ID token", async () => {
  const { getToken } = tab(async ({ cacheLookupPolicy }) => {
    if (cacheLookupPolicy === CacheLookupPolicy.AccessToken) throw new Error("not in the cache");
    return Object.assign({ ...renewed }, { account: null });
  });
  expect(await getToken()).toBe("renewed");
});

describe("calls with an expired token", () => {
  /** The renewal lock of all tabs, as in the browser. */
  function lockOfAllTabs() {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, __: object, task: () => Promise<unknown>) => (last = last.then(task));
    vi.stubGlobal("navigator", { locks: { request } });
  }

  /** MSAL in one of several tabs, which share the storage. */
  function openTabs() {
    vi.useFakeTimers();
    lockOfAllTabs();
    signIn(account.homeAccountId);
    let isRenewed = false;
    const acquireTokenSilent = vi.fn<Client["acquireTokenSilent"]>(async ({ cacheLookupPolicy }) => {
      if (cacheLookupPolicy === CacheLookupPolicy.AccessToken && !isRenewed) throw new Error("expired");
      isRenewed = true;
      return renewed;
    });
    const client = { acquireTokenSilent, clearCache: async () => {} };
    const renewals = () =>
      acquireTokenSilent.mock.calls.filter(
        ([{ cacheLookupPolicy }]) => cacheLookupPolicy === CacheLookupPolicy.RefreshToken,
      ).length;
    return { openTab: () => createAccessTokenGetter(client, account, identity), renewals };
  }

  test("share one renewal, and none waits for another", async () => {
    const { openTab, renewals } = openTabs();
    const getToken = openTab();
    const received = vi.fn<(token: string) => void>();
    for (let call = 0; call < 5; call += 1) void getToken().then(received);
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toHaveBeenCalledTimes(5);
    expect(renewals()).toBe(1);
  });

  test("wait for the renewal of another tab, but not for tabs that only read its token", async () => {
    const { openTab, renewals } = openTabs();
    const token = (getToken: ReturnType<typeof openTab>) => {
      const received = vi.fn<() => void>();
      void getToken().then(received);
      return received;
    };
    const [, second, third] = [token(openTab()), token(openTab()), token(openTab())];
    await vi.advanceTimersByTimeAsync(299);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(second).toHaveBeenCalledOnce();
    expect(third).toHaveBeenCalledOnce();
    expect(renewals()).toBe(1);
  });
});

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
  const acquireTokenSilent = vi.fn<Client["acquireTokenSilent"]>(async ({ cacheLookupPolicy }) => {
    if (cacheLookupPolicy === CacheLookupPolicy.AccessToken) throw new Error("not in the cache");
    return renewed;
  });
  signIn(account.homeAccountId);
  const client = { acquireTokenSilent, clearCache: async () => {} };
  const getToken = createAccessTokenGetter(client, account, identity);
  const token = getToken();
  await settle();
  expect(acquireTokenSilent).toHaveBeenCalledTimes(1);
  expect(timeouts.map(({ ms }) => ms)).toEqual([5_000]);
  timeouts[0]?.fire();
  expect(await token).toBe("renewed");
});

import { SessionLost } from "@understudy/api";
import { stubbedPublicClientApplication } from "@azure/msal-browser";
import { type SignInFailure, signInProblems } from "@understudy/model";
import { timings } from "../lib/timings";
import { afterEach, expect, test, vi } from "vitest";
import { type Incident, onIncident } from "../reporting/incidents";
import { MemoryStorage } from "../../testing/storage";
import { activeAccountKey, createAuth } from "./auth";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = activeAccountKey("console");
const entryOf = (id: string | null) => (id === null ? null : JSON.stringify({ homeAccountId: id }));

const lostAccount = {
  message: signInProblems.tryAgain,
  details: { time: "", address: "https://id.example", code: "no_account", version: "1.2.3" },
};

/** A tab that loads while `account` is signed in, and whose MSAL starts when `finish` is called. */
function openTab(account: string | null, { hasResponse = false } = {}) {
  const localStorage = new MemoryStorage();
  const reload = vi.fn<() => void>();
  const location = { pathname: "/", reload, replace: () => {} };
  const window = Object.assign(new EventTarget(), { location });
  const document = new EventTarget();
  vi.stubGlobal("localStorage", localStorage);
  const sessionStorage = new MemoryStorage();
  if (hasResponse) sessionStorage.setItem("msal.console.urlHash", "#code=1");
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  const write = (id: string | null) => {
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, entryOf(id) ?? "");
  };
  write(account);
  const clear = vi.fn<() => Promise<void>>(async () => write(null));
  const msal = {
    account:
      account === null
        ? null
        : { id: account, msal: stubbedPublicClientApplication, getToken: async () => "" },
    failure: undefined,
    lostAccount: async () => lostAccount,
    clear,
    signIn: vi.fn<(another: boolean) => Promise<SignInFailure | undefined>>(async () => undefined),
    signOut: vi.fn<() => Promise<void>>(async () => {}),
  };
  let finish = () => {};
  const started = new Promise<typeof msal>((resolve) => (finish = () => resolve(msal)));
  const auth = createAuth({ clientId: "console" }, async () => ({ startMsal: () => started }));
  return {
    auth,
    msal,
    clear,
    reload,
    /** Writes without an event, like another tab while this one is frozen. */
    write,
    /** Another tab signs in or out. */
    signInElsewhere(id: string | null) {
      write(id);
      window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: entryOf(id) }));
    },
    show: () => document.dispatchEvent(new Event("visibilitychange")),
    /** MSAL has started. */
    finish: () => finish(),
    async load() {
      finish();
      await vi.waitFor(() => expect(auth.getState().status).not.toBe("resolving"));
    },
  };
}

test("shows the signed-in account once MSAL has started", async () => {
  const tab = openTab("olivia");
  expect(tab.auth.getState().status).toBe("resolving");
  await tab.load();
  expect(tab.auth.getState()).toMatchObject({ status: "signedIn", account: { id: "olivia" } });
});

test("shows the login page at once without an account", () => {
  expect(openTab(null).auth.getState()).toEqual({ status: "signedOut", login: { state: "ready" } });
});

test.each([
  ["no account", null],
  ["an account that another tab has removed", "olivia"],
])(
  "says and reports that signing in failed if the provider responded and MSAL has %s",
  async (_, account) => {
    const reported: Incident[] = [];
    onIncident((incident) => reported.push(incident));
    const tab = openTab(account, { hasResponse: true });
    tab.write(null);
    await tab.load();
    expect(tab.auth.getState()).toEqual({ status: "signedOut", login: { state: "failed", ...lostAccount } });
    expect(reported).toEqual([{ kind: "sign-in", details: lostAccount.details }]);
  },
);

test("signs in at the provider", async () => {
  const tab = openTab(null);
  tab.finish();
  await tab.auth.signIn();
  expect(tab.msal.signIn).toHaveBeenCalledExactlyOnceWith(false);
});

test("shows and reports why signing in failed", async () => {
  const reported: Incident[] = [];
  onIncident((incident) => reported.push(incident));
  const tab = openTab(null);
  const message = "Sign-in was refused.";
  const details = { time: "", address: "https://id.example", code: "server_error", version: "1.2.3" };
  tab.msal.signIn.mockResolvedValue({ message, details });
  tab.finish();
  await tab.auth.signIn();
  expect(tab.auth.getState()).toEqual({ status: "signedOut", login: { state: "failed", message, details } });
  expect(reported).toEqual([{ kind: "sign-in", details }]);
});

test("says that signing in couldn't be loaded if what explains its failure isn't there either", async () => {
  const tab = openTab(null);
  tab.msal.signIn.mockRejectedValue(new TypeError("Failed to fetch"));
  tab.finish();
  await tab.auth.signIn();
  expect(tab.auth.getState()).toMatchObject({ login: { message: signInProblems.notLoaded } });
});

test("signs out at the provider", async () => {
  const tab = openTab("olivia");
  await tab.load();
  await tab.auth.signOut();
  expect(tab.msal.signOut).toHaveBeenCalledOnce();
});

test("shows the login page when the provider doesn't, after signing out", async () => {
  const tab = openTab("olivia");
  await tab.load();
  vi.useFakeTimers();
  await tab.auth.signOut();
  expect(tab.auth.getState().status).toBe("resolving");
  vi.advanceTimersByTime(timings.redirect);
  expect(tab.auth.getState()).toEqual({ status: "signedOut", login: { state: "ready" } });
});

test.each([
  ["signs out", null],
  ["signs in another person", "vera"],
])("shows the login page when another tab %s", async (_, id) => {
  const tab = openTab("olivia");
  await tab.load();
  tab.signInElsewhere(id);
  expect(tab.auth.getState().status).toBe("signedOut");
});

test("shows the login page when it is shown after another person signed in", async () => {
  const tab = openTab("olivia");
  await tab.load();
  tab.write("vera");
  tab.show();
  expect(tab.auth.getState().status).toBe("signedOut");
});

test("stays when another tab signs in the same person again", async () => {
  const tab = openTab("olivia");
  await tab.load();
  tab.signInElsewhere("olivia");
  expect(tab.auth.getState().status).toBe("signedIn");
});

test("removes the account when another tab signs out while it loads", async () => {
  const tab = openTab("olivia");
  tab.signInElsewhere(null);
  // This tab completes a sign-in that the other tab couldn't know of.
  tab.write("olivia");
  await tab.load();
  expect(tab.clear).toHaveBeenCalledOnce();
  expect(tab.auth.getState().status).toBe("signedOut");
});

test("doesn't show an account that another person's sign-in has replaced while it loads", async () => {
  const tab = openTab("olivia");
  tab.signInElsewhere(null);
  tab.signInElsewhere("vera");
  await tab.load();
  expect(tab.auth.getState().status).toBe("signedOut");
  expect(tab.clear).not.toHaveBeenCalled();
});

test("reloads the login page when another tab signs in", () => {
  const tab = openTab(null);
  tab.signInElsewhere("olivia");
  expect(tab.reload).toHaveBeenCalledOnce();
});

test("says who is signed in to the provider when the session ends because of it", async () => {
  const tab = openTab("olivia");
  await tab.load();
  tab.auth.sessionLost(new SessionLost("vera@example.com"));
  expect(tab.auth.getState()).toEqual({
    status: "signedOut",
    login: { state: "ended", providerUser: "vera@example.com" },
  });
});

import { stubbedPublicClientApplication } from "@azure/msal-browser";
import { type LoginNotice, type SignInFailure, signInProblems } from "@understudy/model";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Incident, onIncident } from "../reporting/incidents";
import { MemoryStorage } from "../../testing/storage";
import { activeAccountKey, createAuth, keepNotice, onAccountChange } from "./auth";

afterEach(() => {
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
  const sessionStorage = new MemoryStorage();
  const window = new EventTarget();
  const document = new EventTarget();
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  if (hasResponse) sessionStorage.setItem("msal.console.urlHash", "#code=1");
  const write = (id: string | null) => {
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, entryOf(id) ?? "");
  };
  write(account);
  const clear = vi.fn<() => Promise<void>>(async () => write(null));
  const signedIn = (id: string) => ({ id, msal: stubbedPublicClientApplication, getToken: async () => "" });
  const msal = {
    account: account === null ? null : signedIn(account),
    failure: undefined,
    lostAccount: async () => lostAccount,
    clear,
    signIn: vi.fn<(another: boolean) => Promise<SignInFailure | undefined>>(async () => undefined),
  };
  let finish = () => {};
  const started = new Promise<typeof msal>((resolve) => (finish = () => resolve(msal)));
  const startMsal = vi.fn<() => typeof started>(() => started);
  const auth = createAuth({ clientId: "console" }, async () => ({ startMsal }));
  return {
    auth,
    msal,
    startMsal,
    clear,
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
    /** Whether another tab's change was noticed, and as what. */
    follow(id: string) {
      const onChange = vi.fn<(isSignedOut: boolean) => void>();
      onAccountChange(signedIn(id), "console", onChange);
      return onChange;
    },
  };
}

const ready = { status: "signedOut", notice: { state: "ready" } };

function collectIncidents() {
  // Test files share a process: drops what others have reported.
  onIncident(() => undefined);
  const reported: Incident[] = [];
  onIncident((incident) => reported.push(incident));
  return reported;
}

test("resolves with the signed-in account once MSAL has started", async () => {
  const tab = openTab("olivia");
  tab.finish();
  expect(await tab.auth.resolve()).toMatchObject({ status: "signedIn", account: { id: "olivia" } });
});

test("doesn't wait for MSAL without an account", async () => {
  const tab = openTab(null);
  expect(await tab.auth.resolve()).toEqual(ready);
  expect(tab.startMsal).not.toHaveBeenCalled();
});

test.each([
  ["no account", null],
  ["an account that another tab has removed", "olivia"],
])(
  "says and reports that signing in failed if the provider responded and MSAL has %s",
  async (_, account) => {
    const reported = collectIncidents();
    const tab = openTab(account, { hasResponse: true });
    tab.write(null);
    tab.finish();
    expect(await tab.auth.resolve()).toEqual({
      status: "signedOut",
      notice: { state: "failed", ...lostAccount },
    });
    expect(reported).toEqual([{ kind: "sign-in", details: lostAccount.details }]);
  },
);

test.each([[false], [true]])("signs in at the provider, with another account: %s", async (another) => {
  const tab = openTab(null);
  tab.finish();
  expect(await tab.auth.signIn(another)).toBeUndefined();
  expect(tab.msal.signIn).toHaveBeenCalledExactlyOnceWith(another);
});

test("says and reports why signing in failed", async () => {
  const reported = collectIncidents();
  const tab = openTab(null);
  const message = "Sign-in was refused.";
  const details = { time: "", address: "https://id.example", code: "server_error", version: "1.2.3" };
  tab.msal.signIn.mockResolvedValue({ message, details });
  tab.finish();
  expect(await tab.auth.signIn(false)).toEqual({ message, details });
  expect(reported).toEqual([{ kind: "sign-in", details }]);
});

test("says that signing in couldn't be loaded if what explains its failure isn't there either", async () => {
  const tab = openTab(null);
  tab.msal.signIn.mockRejectedValue(new TypeError("Failed to fetch"));
  tab.finish();
  expect(await tab.auth.signIn(false)).toEqual({ message: signInProblems.notLoaded });
});

test.each([
  ["signs out", null, true],
  ["signs in another person", "vera", false],
])("notices when another tab %s", (_, id, isSignedOut) => {
  const tab = openTab("olivia");
  const onChange = tab.follow("olivia");
  tab.signInElsewhere(id);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(isSignedOut);
});

test("notices an account that changed while the tab was frozen once it is shown", () => {
  const tab = openTab("olivia");
  const onChange = tab.follow("olivia");
  tab.write("vera");
  expect(onChange).not.toHaveBeenCalled();
  tab.show();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

test("ignores that another tab signs in the same person again", () => {
  const tab = openTab("olivia");
  const onChange = tab.follow("olivia");
  tab.signInElsewhere("olivia");
  expect(onChange).not.toHaveBeenCalled();
});

test("removes the account when another tab signs out while it loads", async () => {
  const tab = openTab("olivia");
  const resolved = tab.auth.resolve();
  tab.signInElsewhere(null);
  // This tab completes a sign-in that the other tab couldn't know of.
  tab.write("olivia");
  tab.finish();
  expect(await resolved).toEqual(ready);
  expect(tab.clear).toHaveBeenCalledOnce();
});

test("doesn't resolve with an account that another person's sign-in has replaced while it loads", async () => {
  const tab = openTab("olivia");
  const resolved = tab.auth.resolve();
  tab.signInElsewhere(null);
  tab.signInElsewhere("vera");
  tab.finish();
  expect(await resolved).toEqual(ready);
  expect(tab.clear).not.toHaveBeenCalled();
});

describe("a notice that was kept", () => {
  test.each<[string, LoginNotice]>([
    ["the provider's session ended", { state: "ended", providerUser: null }],
    ["another person is signed in to the provider", { state: "ended", providerUser: "vera@example.com" }],
    ["another person is signed in to the console", { state: "ready" }],
    ["signing in failed", { state: "failed", message: "Sign-in was refused." }],
  ])("is shown once, instead of the console: %s", async (_, notice) => {
    const tab = openTab("olivia");
    keepNotice(notice);
    expect(await tab.auth.resolve()).toEqual({ status: "signedOut", notice });
    tab.finish();
    expect(await tab.auth.resolve()).toMatchObject({ status: "signedIn" });
  });

  test.each(["", "{", "null", "[]", '{"state":"failed"}'])("isn't needed: %s", async (stored) => {
    const tab = openTab("olivia");
    sessionStorage.setItem("console.login-notice", stored);
    tab.finish();
    expect(await tab.auth.resolve()).toMatchObject({ status: "signedIn" });
  });
});

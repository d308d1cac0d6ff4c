import { PublicClientApplication } from "@azure/msal-browser";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../testing/storage";

afterEach(() => {
  vi.unstubAllGlobals();
});

const accountKeys = "msal.3.account.keys";

/** The browser APIs that MSAL needs to read its cache. */
function stubTab(localStorage: MemoryStorage) {
  const location = new URL("https://console.example.com/");
  const tab = {
    localStorage,
    sessionStorage: new MemoryStorage(),
    crypto: globalThis.crypto,
    location,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  vi.stubGlobal("window", tab);
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage() {}
    },
  );
  vi.stubGlobal("document", { cookie: "", addEventListener: () => {} });
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("sessionStorage", tab.sessionStorage);
}

/**
 * Another tab has signed in, and this one sees MSAL's list of accounts before the account itself: storage doesn't
 * guarantee the order across processes.
 */
test("MSAL still deletes an account that it can't read yet: when this fails, delete DelayedBroadcastChannel", async () => {
  const localStorage = new MemoryStorage();
  stubTab(localStorage);
  const client = new PublicClientApplication({
    auth: { clientId: "console", authority: "https://id.example.com" },
    cache: { cacheLocation: "localStorage" },
  });
  await client.initialize();
  localStorage.setItem(accountKeys, JSON.stringify(["the-new-account"]));
  expect(client.getAllAccounts()).toEqual([]);
  expect(localStorage.getItem(accountKeys)).toBeNull();
});

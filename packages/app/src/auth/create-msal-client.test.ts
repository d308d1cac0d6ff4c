import { PublicClientApplication } from "@azure/msal-browser";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/storage";
import { stubTab } from "../../testing/tab";

afterEach(() => {
  vi.unstubAllGlobals();
});

const accountKeys = "msal.3.account.keys";

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

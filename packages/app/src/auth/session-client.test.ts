import type { AccountInfo } from "@azure/msal-browser";
import { afterEach, expect, test, vi } from "vitest";
import { identity } from "../../testing/identity";
import { MemoryStorage } from "../../testing/storage";
import { stubTab } from "../../testing/tab";
import { NetworkClient } from "./network-client";
import { createSessionClient } from "./session-client";

afterEach(() => {
  vi.unstubAllGlobals();
});

const account: AccountInfo = {
  homeAccountId: "olivia",
  localAccountId: "olivia",
  environment: "id.example.com",
  tenantId: "",
  username: "olivia@example.com",
};
const accountKeys = "msal.3.account.keys";

async function startClient() {
  const localStorage = new MemoryStorage();
  stubTab(localStorage);
  const client = await createSessionClient(identity, new NetworkClient());
  client.startSession(account);
  return { client, localStorage };
}

test("has the session's account for React", async () => {
  const { client } = await startClient();
  expect(client.getAllAccounts()).toEqual([account]);
  expect(client.getActiveAccount()).toBe(account);
});

// React would unmount the page before the edit in the focused field is stored.
test("keeps it when MSAL removes it", async () => {
  const { client } = await startClient();
  await client.clearCache({ account });
  expect(client.getAllAccounts()).toEqual([account]);
});

// MsalProvider asks after every event, also after those of other tabs.
test("keeps accounts that another tab is adding when React asks for the accounts", async () => {
  const { client, localStorage } = await startClient();
  localStorage.setItem(accountKeys, JSON.stringify(["the-new-account"]));
  client.getAllAccounts();
  client.getActiveAccount();
  expect(localStorage.getItem(accountKeys)).toBe(JSON.stringify(["the-new-account"]));
});

// The user may close the tab while the provider is slow.
test("removes the tokens before it contacts the provider", async () => {
  const { client, localStorage } = await startClient();
  localStorage.setItem("msal.token", "secret");
  const left: string[][] = [];
  vi.stubGlobal("fetch", async () => {
    left.push(Object.keys(localStorage));
    return new Response();
  });
  await client.logoutRedirect();
  expect(left).toEqual([[]]);
});

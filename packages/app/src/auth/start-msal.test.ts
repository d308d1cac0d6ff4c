import { afterEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/storage";
import { stubTab } from "../../testing/tab";
import { startMsal } from "./start-msal";

afterEach(() => {
  vi.unstubAllGlobals();
});

const identity = {
  authority: "https://id.example",
  clientId: "console",
  metadata: {
    issuer: "https://id.example",
    authorization_endpoint: "https://id.example/authorize",
    token_endpoint: "https://id.example/token",
    end_session_endpoint: "https://id.example/logout",
  },
};

// The user may close the tab while the provider is slow.
test("removes the tokens before it contacts the provider", async () => {
  const localStorage = new MemoryStorage();
  stubTab(localStorage);
  const msal = await startMsal(identity, async () => {});
  localStorage.setItem("msal.token", "secret");
  const left: string[][] = [];
  vi.stubGlobal("fetch", async () => {
    left.push(Object.keys(localStorage));
    return new Response();
  });
  await msal.signOut();
  expect(left).toEqual([[]]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scopesOf } from "./access-token";
import { NetworkClient } from "./network-client";
import { msalConfig } from "./session-client";

const identity = { tenantId: "contoso", clientId: "console-1", apiAudience: "api://product" };
const config = () => msalConfig(identity, new NetworkClient());

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("window", { location: new URL("https://console.example/runs?status=failed") });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("uses the configured tenant and client", () => {
  expect(config().auth).toMatchObject({
    authority: "https://login.microsoftonline.com/contoso",
    clientId: "console-1",
  });
});

test("requests tokens for the API's audience, with a refresh token", () => {
  expect(scopesOf(identity)).toEqual({
    scopes: ["api://product/.default"],
    signInScopes: ["api://product/.default", "offline_access"],
  });
});

test("keeps tokens in localStorage", () => {
  expect(config().cache?.cacheLocation).toBe("localStorage");
});

test("returns to the console's own origin", () => {
  expect(config().auth.redirectUri).toBe("https://console.example/redirect.html");
});

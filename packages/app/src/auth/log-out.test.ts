import { afterEach, expect, test, vi } from "vitest";
import { identity } from "../../testing/identity";
import { logOutAtProvider } from "./log-out";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Signs out of a page of the console. Returns where that leads. */
async function signOut(
  fetch: () => Promise<Response>,
  end_session_endpoint = identity.metadata.end_session_endpoint,
): Promise<string> {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("window", {
    location: { origin: "https://console.example", href: "https://console.example/team", assign },
  });
  const metadata = { ...identity.metadata, end_session_endpoint };
  await logOutAtProvider({ ...identity, metadata }, null);
  return assign.mock.calls[0]?.[0] ?? "";
}

test("signs out at the provider, which returns to the console's origin", async () => {
  const url = new URL(await signOut(async () => new Response()));
  expect(url.origin + url.pathname).toBe("https://id.example/logout");
  expect(url.searchParams.get("post_logout_redirect_uri")).toBe("https://console.example/");
});

// As at Azure AD B2C with the policy in the query.
test("keeps the query of the provider's sign-out page", async () => {
  const url = new URL(await signOut(async () => new Response(), "https://id.example/logout?p=b2c_1_sign_in"));
  expect(url.searchParams.get("p")).toBe("b2c_1_sign_in");
  expect(url.searchParams.get("client_id")).toBe("console");
  expect(url.searchParams.get("post_logout_redirect_uri")).toBe("https://console.example/");
});

test("returns to the origin if the provider can't be reached", async () => {
  expect(await signOut(() => Promise.reject(new TypeError("Failed to fetch")))).toBe("/");
});

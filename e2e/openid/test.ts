import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { IdentityConfig } from "../../packages/sandbox/src/index";
import { mainNavigation, serve, test as base, type TestSandbox } from "../harness/test";
import { testCertificate } from "./certificate";
import { openProfileWithThirdPartyCookies } from "./profile";
import { apiScope, clientId, startProvider, type OpenIdProvider } from "./provider";

export { goTo, mainNavigation as navigation } from "../harness/test";

/** `same`: http on localhost. `cross`: https, with the provider on another site than the console. */
export type Topology = "same" | "cross";

interface SetupOptions {
  topology?: Topology;
  /** Whether frames on other sites get the provider's session cookie. */
  cookies?: "lax" | "none";
  /** The path of the provider's issuer. */
  issuerPath?: string;
  /** Changes to `identity` in config.json. */
  identity?: Partial<IdentityConfig>;
}

export interface Setup {
  sandbox: TestSandbox;
  provider: OpenIdProvider;
  context: BrowserContext;
  /** Who each API call came from, by its token. */
  callers: Set<string | null>;
}

interface PerTest {
  setUp: (options?: SetupOptions) => Promise<Setup>;
}

export const test = base.extend<PerTest>({
  // Here, a test's own provider signs people in.
  role: null,
  setUp: async ({ browser, monitor }, provide) => {
    const started: { close: () => Promise<void> }[] = [];
    const openProfile = async () => {
      const context = await openProfileWithThirdPartyCookies();
      await monitor.over(context);
      return context;
    };
    await provide(async ({ topology = "same", cookies = "none", issuerPath = "", identity = {} } = {}) => {
      const certificate = topology === "cross" ? await testCertificate() : undefined;
      const callers = new Set<string | null>();
      let current: { provider: OpenIdProvider; identity: IdentityConfig } | undefined;
      const sandbox = await serve({
        tls: certificate,
        sandbox: {
          scenario: "busy",
          identity: {
            config: () => current?.identity ?? { clientId },
            async emailFromAccessToken(token) {
              const email = (await current?.provider.emailFromAccessToken(token)) ?? null;
              callers.add(email);
              return email;
            },
          },
        },
      });
      const provider = await startProvider({
        host: topology === "cross" ? "127.0.0.1" : "localhost",
        certificate,
        consoleUrl: sandbox.url,
        cookies: topology === "cross" ? cookies : "lax",
        path: issuerPath,
      });
      monitor.expectApiAt(new URL(sandbox.url).origin);
      const metadata = topology === "same" ? { metadata: await fetchMetadata(provider.issuer) } : {};
      current = {
        provider,
        identity: {
          clientId,
          authority: provider.issuer,
          scopes: ["email", apiScope],
          prompt: "consent",
          ...metadata,
          ...identity,
        },
      };
      const context = topology === "cross" ? await openProfile() : await browser.newContext();
      started.push(context, sandbox, provider);
      return { sandbox, provider, context, callers };
    });
    for (const each of started) await each.close();
  },
});

async function fetchMetadata(issuer: string): Promise<object> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  const metadata: object = await response.json();
  return metadata;
}

export const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with SSO" });

/** Completes the provider's login and consent pages. */
export async function authenticate(page: Page, login = "olivia"): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function signIn(page: Page, login?: string): Promise<void> {
  await signInButton(page).click();
  await authenticate(page, login);
  await expect(mainNavigation(page)).toBeVisible();
}

/** Opens `path` and signs in there. */
export async function open({ sandbox, context }: Setup, path: string, login?: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(sandbox.url + path);
  await signIn(page, login);
  return page;
}

/** Requests to the token endpoint, as `grant type: status`. */
export const tokenRequests = ({ provider }: Setup) =>
  provider.requests
    .filter(({ method, path }) => method === "POST" && path === "/token")
    .map(({ parameters, status }) => `${String(parameters["grant_type"])}: ${status}`);

export const silentRequests = ({ provider }: Setup) =>
  provider.requests.filter(({ path, parameters }) => path === "/auth" && parameters["prompt"] === "none");

/** The next API call is rejected, which makes the console renew its token. */
export const rejectNextCall = ({ sandbox }: Setup, call: string) =>
  sandbox.control.apply({ fault: { call, fault: "status", status: 401, times: 1 } });

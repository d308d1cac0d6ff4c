import { expect, test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Sandbox, SandboxOptions } from "../../packages/sandbox/src/index";
import { builtConsole, serveConsole, type ServeOptions, type Serving } from "../../scripts/serve/serve";
import { createContractCheck } from "./contract";
import { createMonitor, problemPrefixes, type Monitor } from "./monitor";
import { newerFeatures, removeFeatures } from "./supported-browsers";

export type DemoRole = "owner" | "admin" | "member" | "viewer";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The console with a sandbox behind it. */
export type TestSandbox = Pick<Serving, "url" | "port" | "apiUrl" | "deploy" | "close"> &
  Pick<Sandbox, "control" | "configFor" | "people" | "reset" | "keepSessions" | "restoreSessions">;

type OnExchange = SandboxOptions["onExchange"];

/** The console that most tests of a worker share. */
interface SharedConsole extends TestSandbox {
  /** Checks the exchanges of the current test. */
  check: (onExchange: OnExchange) => void;
  /** What the browser of someone who is signed in has stored. */
  signedIn: Map<DemoRole, StorageState>;
}

export interface PerWorker {
  /** Takes away what the oldest supported browsers lack. */
  isOldest: boolean;
  sharedConsole: SharedConsole;
}

export interface PerTest {
  /** Who is signed in. Set it with `test.use`; with `null`, the login page comes first. */
  role: DemoRole | null;
  /** How the test's own console is served. Without it, the test has the worker's, with fresh data. */
  serving: Omit<ServeOptions, "port"> | null;
  /** `sandbox.reset({ scenario: "empty" })` gives it other data. */
  sandbox: TestSandbox;
  /** The page of an admin of the same site, who works in another browser. */
  colleague: Page;
  /** Uncaught errors and policy violations in any page fail the test. */
  monitor: Monitor;
}

/** The permissions to read and to write it. */
export const clipboard = ["clipboard-read", "clipboard-write"];

export async function serve(options: Omit<ServeOptions, "port"> = {}): Promise<TestSandbox> {
  const { sandbox, ...serving } = await serveConsole({ port: 0, ...options });
  if (sandbox === undefined) throw new Error("This test needs the sandbox");
  return { ...sandbox, ...serving };
}

/** The origin of the console's API. */
export const apiOriginOf = ({ url, configFor }: TestSandbox): string =>
  new URL(configFor(new URL(url).host).api.baseUrl || url).origin;

/** Checking a response of a hundred thousand runs would take longer than the test. */
const checked = (onExchange: OnExchange, scenario: SandboxOptions["scenario"]) =>
  scenario === "huge" ? undefined : onExchange;

async function startSharedConsole(): Promise<SharedConsole> {
  let current: OnExchange;
  let checks: OnExchange;
  const started = await serve({
    sandbox: { onExchange: (request, response) => current?.(request, response) },
  });
  return {
    ...started,
    signedIn: new Map(),
    check: (onExchange) => (current = checks = onExchange),
    reset(options) {
      current = checked(checks, options?.scenario);
      started.reset(options);
    },
  };
}

/** What the browser of someone who is signed in has stored. */
async function signedInAs(role: DemoRole, browser: Browser, sandbox: TestSandbox): Promise<StorageState> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(`${sandbox.url}/settings`);
  await signIn(page, sandbox, role);
  const { cookies, origins } = await context.storageState();
  await context.close();
  const onlySignIn = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name.startsWith("msal.")),
  }));
  return { cookies, origins: onlySignIn };
}

/** Signing in takes longer than many a test, so a worker does it once. */
async function storageStateOf(
  role: DemoRole,
  browser: Browser,
  sandbox: TestSandbox,
  { signedIn, url, keepSessions }: SharedConsole,
): Promise<StorageState> {
  if (sandbox.url !== url) return signedInAs(role, browser, sandbox);
  const known = signedIn.get(role);
  if (known) return known;
  const state = await signedInAs(role, browser, sandbox);
  keepSessions();
  signedIn.set(role, state);
  return state;
}

export const test = base.extend<PerTest, PerWorker>({
  role: ["owner", { option: true }],
  serving: [null, { option: true }],
  isOldest: [false, { option: true, scope: "worker" }],
  sharedConsole: [
    async ({}, provide) => {
      const started = await startSharedConsole();
      await provide(started);
      await started.close();
    },
    { scope: "worker" },
  ],
  sandbox: async ({ sharedConsole, serving, monitor }, provide) => {
    const { onExchange, done } = createContractCheck((violation) =>
      monitor.report(problemPrefixes.contract + violation),
    );
    const { check, ...shared } = sharedConsole;
    check(onExchange);
    const own = serving && (await serve({ ...serving, sandbox: { onExchange, ...serving.sandbox } }));
    if (own === null) {
      shared.deploy(builtConsole);
      shared.reset();
      // Tokens that a test has renewed or revoked are valid again.
      shared.restoreSessions();
    }
    const sandbox = own ?? shared;
    monitor.expectApiAt(apiOriginOf(sandbox));
    await provide(sandbox);
    await done();
    await own?.close();
  },
  baseURL: async ({ sandbox }, provide) => provide(sandbox.url),
  storageState: async ({ browser, role, sandbox, sharedConsole }, provide) =>
    provide(role === null ? undefined : await storageStateOf(role, browser, sandbox, sharedConsole)),
  monitor: async ({ browser, isOldest }, provide) => {
    const monitor = createMonitor();
    const prepare = async (context: BrowserContext) => {
      await monitor.over(context);
      if (isOldest) await context.addInitScript(removeFeatures, newerFeatures);
    };
    const onContext = (context: BrowserContext) => {
      prepare(context).catch(() => {
        // The context was closed in the meantime.
      });
    };
    browser.on("context", onContext);
    await provide(monitor);
    browser.off("context", onContext);
    expect(monitor.problems).toEqual([]);
  },
  colleague: async ({ browser, sandbox, sharedConsole }, provide) => {
    const storageState = await storageStateOf("admin", browser, sandbox, sharedConsole);
    const context = await browser.newContext({ storageState });
    await provide(await context.newPage());
    await context.close();
  },
});

export const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Follows a link of the sidebar. */
export const goTo = (page: Page, name: string) => mainNavigation(page).getByRole("link", { name }).click();

/** Signs in from the login page, through the provider and back. */
export async function signIn(
  page: Page,
  { people }: Pick<TestSandbox, "people">,
  role: DemoRole = "owner",
): Promise<void> {
  const person = people.find((candidate) => candidate.role === role);
  if (!person) throw new Error(`The sandbox has no ${role}`);
  await page.getByRole("button", { name: "Sign in with SSO" }).click();
  await page.getByRole("main").getByText(person.email).click();
  await expect(mainNavigation(page)).toBeVisible();
}

import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { SandboxOptions } from "../../packages/sandbox/src/index";
import { builtConsole, serveConsole, type ServeOptions, type Serving } from "../../scripts/serve";
import { createContractCheck } from "./contract";
import { createMonitor, problemPrefixes, type Monitor } from "./monitor";

export type DemoRole = "owner" | "admin" | "member" | "viewer";

type SignedInState = Awaited<ReturnType<BrowserContext["storageState"]>>;

export type Console = Serving & {
  sandbox: NonNullable<Serving["sandbox"]>;
  /** Cookies and storage of signed-in browsers, which `open` reuses. Only the worker's console has them. */
  signedIn?: Map<DemoRole, SignedInState>;
};

type Options = Omit<ServeOptions, "port">;

interface PerWorker {
  sharedConsole: SharedConsole;
}

export interface PerTest {
  /**
   * Returns a console with fresh data: the worker's, reset, or if the options need a restart, a new one on a free port.
   */
  begin: (options?: Options) => Promise<Console>;
  /** Opens a new browser profile. Errors and policy violations in its pages fail the test. */
  visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  monitor: Monitor;
}

export async function serve(options: Options = {}): Promise<Console> {
  const started = await serveConsole({ port: 0, ...options });
  if (started.sandbox === undefined) throw new Error("This test needs the sandbox");
  return { ...started, sandbox: started.sandbox };
}

/** The origin of the console's API. */
export const apiOriginOf = ({ url, sandbox }: Console): string =>
  new URL(sandbox.configFor(new URL(url).host).api.baseUrl || url).origin;

export async function newProfile(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(10_000);
  return context;
}

type OnExchange = SandboxOptions["onExchange"];

interface SharedConsole {
  /** Returns the worker's console with fresh data, or undefined if it can't have these options. */
  reset: (options: Options, onExchange: OnExchange) => Promise<Console | undefined>;
}

/** Checking a response of a hundred thousand runs would take longer than the test. */
const checked = (onExchange: OnExchange, options: Options) =>
  options.sandbox?.scenario === "huge" ? undefined : onExchange;

async function startSharedConsole(browser: Browser): Promise<SharedConsole & { close: () => Promise<void> }> {
  let current: OnExchange;
  const started = await serve({
    sandbox: { onExchange: (request, response) => current?.(request, response) },
  });
  const signedIn = new Map<DemoRole, SignedInState>();
  const { control } = started.sandbox;
  const apply: typeof control.apply = (commands) => {
    if (commands.revokeSession) signedIn.clear();
    return control.apply(commands);
  };
  const console = { ...started, signedIn, sandbox: { ...started.sandbox, control: { ...control, apply } } };
  return {
    async reset({ sandbox = {}, ...others }, onExchange) {
      const { scenario, runIntervalSeconds, reporting, ...rest } = sandbox;
      if (Object.keys({ ...others, ...rest }).length > 0) return undefined;
      current = undefined;
      started.deploy(builtConsole);
      started.sandbox.reset();
      if (!signedIn.has("owner")) signedIn.set("owner", await signInOnce(browser, console));
      started.sandbox.reset({
        ...(scenario !== undefined && { scenario }),
        ...(runIntervalSeconds !== undefined && { runIntervalSeconds }),
        ...(reporting !== undefined && { reporting }),
      });
      current = checked(onExchange, { sandbox });
      return console;
    },
    close: started.close,
  };
}

export const test = base.extend<PerTest, PerWorker>({
  sharedConsole: [
    async ({ browser }, provide) => {
      const { close, ...shared } = await startSharedConsole(browser);
      await provide(shared);
      await close();
    },
    { scope: "worker" },
  ],
  begin: async ({ sharedConsole, monitor }, provide) => {
    const own: Console[] = [];
    let isReset = false;
    const contract = createContractCheck((violation) => monitor.report(problemPrefixes.contract + violation));
    const start = async (options: Options) => {
      const onExchange = checked(contract.onExchange, options);
      const started = await serve({
        ...options,
        sandbox: { ...(onExchange && { onExchange }), ...options.sandbox },
      });
      own.push(started);
      return started;
    };
    await provide(async (options = {}) => {
      const shared = isReset ? undefined : await sharedConsole.reset(options, contract.onExchange);
      isReset ||= shared !== undefined;
      const console = shared ?? (await start(options));
      monitor.expectApiAt(apiOriginOf(console));
      return console;
    });
    await contract.done();
    await Promise.all(own.map(({ close }) => close()));
  },
  monitor: async ({}, provide) => {
    const monitor = createMonitor();
    await provide(monitor);
    expect(monitor.problems).toEqual([]);
  },
  visit: async ({ browser, monitor }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await newProfile(browser, options);
      await monitor.over(context);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Signs in from the login page, through the provider and back. */
export async function signIn(page: Page, { sandbox }: Console, role: DemoRole = "owner"): Promise<void> {
  const person = sandbox.people.find((candidate) => candidate.role === role);
  if (!person) throw new Error(`The sandbox has no ${role}`);
  await page.getByRole("button", { name: "Sign in with SSO" }).click();
  await page.getByRole("main").getByText(person.email).click();
  await mainNavigation(page).waitFor();
}

/** What signing in leaves in a browser. */
async function signedInState(context: BrowserContext): Promise<SignedInState> {
  const { cookies, origins } = await context.storageState();
  const onlySignIn = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name.startsWith("msal.")),
  }));
  return { cookies, origins: onlySignIn };
}

async function signInOnce(browser: Browser, console: Console): Promise<SignedInState> {
  const context = await newProfile(browser);
  const page = await context.newPage();
  await page.goto(`${console.url}/settings`);
  await signIn(page, console);
  const state = await signedInState(context);
  await context.close();
  return state;
}

/**
 * Opens a URL signed in. With the worker's console, the sign-in itself is skipped where possible: call `signIn` to test
 * it.
 */
export async function open(
  context: BrowserContext,
  console: Console,
  path: string,
  role: DemoRole = "owner",
): Promise<Page> {
  const { signedIn, url } = console;
  const state = signedIn?.get(role);
  if (state) await context.setStorageState(state);
  const page = await context.newPage();
  await page.goto(url + path);
  if (state) await mainNavigation(page).waitFor();
  else await signIn(page, console, role);
  signedIn?.set(role, state ?? (await signedInState(context)));

  const { authority = "" } = console.sandbox.configFor(new URL(url).host).identity;
  // Tokens that the page has renewed or revoked can't be used again.
  context.on("request", (request) => {
    if (request.url().startsWith(authority)) signedIn?.delete(role);
  });
  return page;
}

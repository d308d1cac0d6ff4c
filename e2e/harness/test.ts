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

/** The worker's browser profile, with the methods whose effects `clear` removes. */
export type SharedProfile = Pick<
  BrowserContext,
  "addInitScript" | "grantPermissions" | "newPage" | "on" | "route" | "storageState" | "waitForEvent"
>;

interface PerWorker {
  sharedConsole: SharedConsole;
  sharedProfile: ReusedProfile;
  atEnd: AtEnd;
}

/**
 * Calls a function after the worker's last test, to end what a module keeps for all its tests. (Tests with other
 * fixtures per worker would need workers of their own, with another browser.)
 */
export type AtEnd = (end: () => Promise<void>) => void;

export interface PerTest {
  /**
   * Returns a console with fresh data: the worker's, reset, or if the options need a restart, a new one on a free port.
   */
  begin: (options?: Options) => Promise<Console>;
  /**
   * Opens an empty browser profile: a new one, or without options, the worker's, cleared. That's faster, because its
   * renderer has compiled the console. Errors and policy violations in its pages fail the test.
   */
  visit: {
    (options: BrowserContextOptions): Promise<BrowserContext>;
    (): Promise<SharedProfile>;
  };
  monitor: Monitor;
}

/** The permissions to read and to write it. */
export const clipboard = ["clipboard-read", "clipboard-write"];

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
  url: string;
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
    url: started.url,
    close: started.close,
  };
}

export interface ReusedProfile {
  context: BrowserContext;
  /** The context, for tests. */
  shared: SharedProfile;
  /** Removes what a test left behind. */
  clear: () => Promise<void>;
}

/** Prepares a profile for several tests. A page stays open, so that its site's process lives on. */
export async function reuse(context: BrowserContext, idleUrl: string): Promise<ReusedProfile> {
  const idle = await context.newPage();
  await idle.goto(idleUrl);
  const session = await context.newCDPSession(idle);
  const scripts: { dispose: () => Promise<void> }[] = [];
  const shared: SharedProfile = {
    addInitScript: async (...script) => {
      const added = await context.addInitScript(...script);
      scripts.push(added);
      return added;
    },
    grantPermissions: context.grantPermissions.bind(context),
    newPage: context.newPage.bind(context),
    on: context.on.bind(context),
    route: context.route.bind(context),
    storageState: context.storageState.bind(context),
    waitForEvent: context.waitForEvent.bind(context),
  };
  const clear = async () => {
    await Promise.all(context.pages().flatMap((page) => (page === idle ? [] : [page.close()])));
    for (const event of [
      "console",
      "dialog",
      "page",
      "request",
      "requestfailed",
      "requestfinished",
      "response",
      "weberror",
    ] as const)
      context.removeAllListeners(event);
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.clearPermissions();
    await context.clearCookies();
    await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
    await session.send("Network.clearBrowserCache");
    // Clears the renderer's own cache.
    for (const cacheDisabled of [true, false])
      await session.send("Network.setCacheDisabled", { cacheDisabled });
  };
  return { context, shared, clear };
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
  sharedProfile: [
    async ({ browser, sharedConsole }, provide) => {
      const profile = await reuse(await newProfile(browser), `${sharedConsole.url}/favicon.svg`);
      await provide(profile);
      await profile.context.close();
    },
    { scope: "worker" },
  ],
  atEnd: [
    async ({}, provide) => {
      const ends: (() => Promise<void>)[] = [];
      await provide((end) => void ends.push(end));
      await Promise.all(ends.map((end) => end()));
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
  visit: async ({ browser, monitor, sharedProfile }, provide) => {
    const profiles: { context: BrowserContext; end: () => Promise<void> }[] = [];
    function enter(options: BrowserContextOptions): Promise<BrowserContext>;
    function enter(): Promise<SharedProfile>;
    async function enter(options?: BrowserContextOptions): Promise<SharedProfile> {
      const isFree =
        options === undefined && profiles.every(({ context }) => context !== sharedProfile.context);
      const context = isFree ? sharedProfile.context : await newProfile(browser, options);
      const unwatch = await monitor.over(context);
      const end = isFree ? () => sharedProfile.clear().then(unwatch) : () => context.close();
      profiles.push({ context, end });
      return isFree ? sharedProfile.shared : context;
    }
    await provide(enter);
    await Promise.all(profiles.map(({ end }) => end()));
  },
});

export const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Follows a link of the sidebar. */
export const goTo = (page: Page, name: string) => mainNavigation(page).getByRole("link", { name }).click();

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

/** Signs in every document of the page until disposed. (`setStorageState` would start a process for each origin.) */
async function signInBeforehand(page: Page, { cookies, origins }: SignedInState) {
  await page.context().addCookies(cookies);
  return page.addInitScript((states) => {
    const state = states.find(({ origin }) => origin === location.origin);
    if (window === window.top)
      for (const { name, value } of state?.localStorage ?? []) localStorage.setItem(name, value);
  }, origins);
}

/**
 * Opens a URL signed in. With the worker's console, the sign-in itself is skipped where possible: call `signIn` to test
 * it.
 */
export async function open(
  profile: SharedProfile,
  console: Console,
  path: string,
  role: DemoRole = "owner",
): Promise<Page> {
  const { signedIn, url } = console;
  const state = signedIn?.get(role);
  const page = await profile.newPage();
  const context = page.context();
  const script = state && (await signInBeforehand(page, state));
  await page.goto(url + path);
  await script?.dispose();
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

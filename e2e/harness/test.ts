import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { ResetOptions, Sandbox, SandboxOptions } from "../../packages/sandbox/src/index";
import { builtConsole, serveConsole, type ServeOptions, type Serving } from "../../scripts/serve";
import { createContractCheck } from "./contract";
import { createMonitor, problemPrefixes, type Monitor } from "./monitor";
import { newerFeatures, removeFeatures } from "./supported-browsers";

export type DemoRole = "owner" | "admin" | "member" | "viewer";

type SignedInState = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface SignedIn {
  /** What a browser in which this role is signed in has stored, unless a page has renewed or revoked its tokens. */
  get: (role: DemoRole) => SignedInState | undefined;
  add: (role: DemoRole, state: SignedInState) => void;
  /** Until the next test. */
  forget: (role?: DemoRole) => void;
}

/** The console with a sandbox behind it. */
export type TestSandbox = Pick<Serving, "url" | "port" | "apiUrl" | "deploy" | "close"> &
  Pick<Sandbox, "control" | "configFor" | "people" | "reset" | "keepSessions" | "restoreSessions"> & {
    /** Cookies and storage of signed-in browsers, which `open` reuses. Only the worker's console has them. */
    signedIn?: SignedIn;
  };

type Options = Omit<ServeOptions, "port">;

export interface PerWorker {
  /** Takes away what the oldest supported browsers lack. */
  isOldest: boolean;
  sharedSandbox: SharedSandbox;
  /** Chromium's alone: other engines have no way to clear one. */
  sharedProfile: ReusedProfile | undefined;
  atEnd: AtEnd;
}

/**
 * Calls a function after the worker's last test, to end what a module keeps for all its tests. (Tests with other
 * fixtures per worker would need workers of their own, with another browser.)
 */
export type AtEnd = (end: () => Promise<void>) => void;

export interface PerTest {
  /** Who is signed in. Set it with `test.use`; with `null`, the login page comes first. */
  role: DemoRole | null;
  /** The worker's, with fresh data. `sandbox.reset({ scenario: "empty" })` gives it other data. */
  sandbox: TestSandbox;
  /** Returns a console with fresh data: the worker's, or if the options need a restart, a new one on a free port. */
  begin: (options?: Options) => Promise<TestSandbox>;
  /**
   * Opens an empty browser profile: a new one, or without options, the worker's, cleared. That's faster, because its
   * renderer has compiled the console. Errors and policy violations in its pages fail the test.
   */
  visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  monitor: Monitor;
}

/** The permissions to read and to write it. */
export const clipboard = ["clipboard-read", "clipboard-write"];

export async function serve(options: Options = {}): Promise<TestSandbox> {
  const { sandbox, ...serving } = await serveConsole({ port: 0, ...options });
  if (sandbox === undefined) throw new Error("This test needs the sandbox");
  return { ...sandbox, ...serving };
}

/** The origin of the console's API. */
export const apiOriginOf = ({ url, configFor }: TestSandbox): string =>
  new URL(configFor(new URL(url).host).api.baseUrl || url).origin;

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
  context.setDefaultTimeout(15_000);
  return context;
}

type OnExchange = SandboxOptions["onExchange"];

interface SharedSandbox {
  url: string;
  /** Returns the worker's sandbox with fresh data, or undefined if it can't have these options. */
  renew: (options: Options, onExchange: OnExchange) => Promise<TestSandbox | undefined>;
}

/** The sandbox's other options need a restart. */
const resettable: ReadonlySet<string> = new Set<keyof ResetOptions>([
  "scenario",
  "runIntervalSeconds",
  "reporting",
]);

/** Checking a response of a hundred thousand runs would take longer than the test. */
const checked = (onExchange: OnExchange, scenario: SandboxOptions["scenario"]) =>
  scenario === "huge" ? undefined : onExchange;

/** Access tokens are valid for an hour. */
const keptForMilliseconds = 45 * 60_000;

/** Keeps who has signed in for later tests: signing in takes longer than many a test. */
function keepSignedIn({ keepSessions, restoreSessions }: Pick<Sandbox, "keepSessions" | "restoreSessions">) {
  const kept = new Map<DemoRole, { state: SignedInState; since: number }>();
  let current = new Map<DemoRole, SignedInState>();
  return {
    get: (role: DemoRole) => current.get(role),
    add: (role: DemoRole, state: SignedInState) => {
      keepSessions();
      current.set(role, state);
      kept.set(role, { state, since: Date.now() });
    },
    forget: (role?: DemoRole) => {
      if (role === undefined) current.clear();
      else current.delete(role);
    },
    /** Makes all tokens valid again. */
    renew: () => {
      restoreSessions();
      const valid = [...kept].filter(([, { since }]) => Date.now() - since < keptForMilliseconds);
      current = new Map(valid.map(([role, { state }]) => [role, state]));
    },
  };
}

async function startSharedSandbox(browser: Browser): Promise<SharedSandbox & { close: () => Promise<void> }> {
  let current: OnExchange;
  const started = await serve({
    sandbox: { onExchange: (request, response) => current?.(request, response) },
  });
  const { renew: restoreSignedIn, ...signedIn } = keepSignedIn(started);
  const { control } = started;
  const apply: typeof control.apply = (commands) => {
    if (commands.revokeSession) signedIn.forget();
    return control.apply(commands);
  };
  const shared = { ...started, signedIn, control: { ...control, apply } };
  return {
    async renew({ sandbox = {}, ...others }, onExchange) {
      const canBeReset =
        Object.keys(others).length === 0 && Object.keys(sandbox).every((name) => resettable.has(name));
      if (!canBeReset) return undefined;
      const reset: TestSandbox["reset"] = (changes) => {
        started.reset(changes);
        current = checked(onExchange, changes?.scenario);
      };
      current = undefined;
      started.deploy(builtConsole);
      started.reset();
      restoreSignedIn();
      await signedInAs("owner", browser, shared);
      reset(sandbox);
      return { ...shared, reset };
    },
    url: started.url,
    close: started.close,
  };
}

/** Runs in pages, which store what their origin had. */
function storeItems(origins: SignedInState["origins"]): void {
  const state = origins.find(({ origin }) => origin === location.origin);
  if (window === window.top)
    for (const { name, value } of state?.localStorage ?? []) localStorage.setItem(name, value);
}

/** Runs in a page. Opens another that doesn't know it. */
function openBlank(): void {
  const opened = window.open("about:blank");
  if (opened) opened.opener = null;
}

export interface ReusedProfile {
  context: BrowserContext;
  /** Stores a session, as if someone had signed in. */
  storeSession: (state: SignedInState) => Promise<void>;
  /** Removes what a test left behind. */
  clear: () => Promise<void>;
}

/** Playwright's clock can't be removed from a context: paused, it would stop the timers of all later tests. */
function forbidClock({ clock }: BrowserContext): void {
  const refuse = () => {
    throw new Error("Later tests use this profile: use controlClock, or Playwright's clock with visit({})");
  };
  for (const method of ["install", "fastForward", "pauseAt", "runFor", "setFixedTime", "setSystemTime"])
    Object.assign(clock, { [method]: refuse });
}

/** Prepares a profile for several tests. A page stays open, so that its site's process lives on. */
export async function reuse(context: BrowserContext, idleUrl: string): Promise<ReusedProfile> {
  forbidClock(context);
  const idle = await context.newPage();
  await idle.goto(idleUrl);
  const session = await context.newCDPSession(idle);
  const scripts: { dispose: () => Promise<void> }[] = [];
  const addInitScript = context.addInitScript.bind(context);
  context.addInitScript = async (...script) => {
    const added = await addInitScript(...script);
    scripts.push(added);
    return added;
  };
  // Opened by a page, a page is in its process. One of Playwright's starts a process, only to leave it for the site's.
  context.newPage = async () => {
    const [page] = await Promise.all([context.waitForEvent("page"), idle.evaluate(openBlank)]);
    return page;
  };
  const storeSession = async ({ cookies, origins }: SignedInState) => {
    await context.addCookies(cookies);
    await idle.evaluate(storeItems, origins);
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
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
    await session.send("Network.clearBrowserCache");
    // Clears the renderer's own cache.
    for (const cacheDisabled of [true, false])
      await session.send("Network.setCacheDisabled", { cacheDisabled });
  };
  return { context, storeSession, clear };
}

export const test = base.extend<PerTest, PerWorker>({
  role: ["owner", { option: true }],
  isOldest: [false, { option: true, scope: "worker" }],
  sharedSandbox: [
    async ({ browser }, provide) => {
      const { close, ...shared } = await startSharedSandbox(browser);
      await provide(shared);
      await close();
    },
    { scope: "worker" },
  ],
  sharedProfile: [
    async ({ browser, browserName, isOldest, sharedSandbox: { url } }, provide) => {
      if (browserName !== "chromium") {
        await provide(undefined);
        return;
      }
      const context = await newProfile(browser, { baseURL: url });
      if (isOldest) await context.addInitScript(removeFeatures, newerFeatures);
      const profile = await reuse(context, `${url}/favicon.svg`);
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
  begin: async ({ sharedSandbox, monitor }, provide) => {
    const own: TestSandbox[] = [];
    let isTaken = false;
    const contract = createContractCheck((violation) => monitor.report(problemPrefixes.contract + violation));
    const start = async (options: Options) => {
      const onExchange = checked(contract.onExchange, options.sandbox?.scenario);
      const started = await serve({
        ...options,
        sandbox: { ...(onExchange && { onExchange }), ...options.sandbox },
      });
      own.push(started);
      return started;
    };
    await provide(async (options = {}) => {
      const shared = isTaken ? undefined : await sharedSandbox.renew(options, contract.onExchange);
      isTaken ||= shared !== undefined;
      const sandbox = shared ?? (await start(options));
      monitor.expectApiAt(apiOriginOf(sandbox));
      return sandbox;
    });
    await contract.done();
    await Promise.all(own.map(({ close }) => close()));
  },
  sandbox: async ({ begin }, provide) => provide(await begin()),
  // Playwright reads it in every test: from `sandbox`, it would take the worker's console from those that call `begin`.
  baseURL: async ({ sharedSandbox }, provide) => provide(sharedSandbox.url),
  monitor: async ({}, provide) => {
    const monitor = createMonitor();
    await provide(monitor);
    expect(monitor.problems).toEqual([]);
  },
  visit: async ({ browser, isOldest, monitor, sharedProfile }, provide) => {
    const profiles: { context: BrowserContext; end: () => Promise<void> }[] = [];
    await provide(async (options) => {
      const isFree =
        options === undefined && profiles.every(({ context }) => context !== sharedProfile?.context);
      const shared = isFree ? sharedProfile : undefined;
      const context = shared?.context ?? (await newProfile(browser, options));
      if (isOldest && !shared) await context.addInitScript(removeFeatures, newerFeatures);
      const unwatch = await monitor.over(context);
      const end = () => (shared ? shared.clear().then(unwatch) : context.close());
      profiles.push({ context, end });
      return context;
    });
    await Promise.all(profiles.map(({ end }) => end()));
  },
  context: async ({ browser, role, sandbox, sharedProfile, visit }, provide) => {
    const state = role === null ? undefined : await signedInAs(role, browser, sandbox);
    const own = { baseURL: sandbox.url, ...(state && { storageState: state }) };
    const context = await visit(sharedProfile ? undefined : own);
    if (state) await sharedProfile?.storeSession(state);
    if (role !== null) forgetUsedSession(context, role, sandbox);
    await provide(context);
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
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

/** What signing in leaves in a browser. */
async function signedInState(context: BrowserContext): Promise<SignedInState> {
  const { cookies, origins } = await context.storageState();
  const onlySignIn = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name.startsWith("msal.")),
  }));
  return { cookies, origins: onlySignIn };
}

/** What the browser of someone who is signed in has stored. */
async function signedInAs(role: DemoRole, browser: Browser, sandbox: TestSandbox): Promise<SignedInState> {
  const known = sandbox.signedIn?.get(role);
  if (known) return known;
  const context = await newProfile(browser);
  const page = await context.newPage();
  await page.goto(`${sandbox.url}/settings`);
  await signIn(page, sandbox, role);
  const state = await signedInState(context);
  await context.close();
  sandbox.signedIn?.add(role, state);
  return state;
}

/** Tokens that a page has renewed or revoked can't be used again. */
function forgetUsedSession(context: BrowserContext, role: DemoRole, sandbox: TestSandbox): void {
  const { authority = "" } = sandbox.configFor(new URL(sandbox.url).host).identity;
  context.on("request", (request) => {
    if (request.url().startsWith(authority)) sandbox.signedIn?.forget(role);
  });
}

/** Signs in every document of the page until disposed. (`setStorageState` would start a process for each origin.) */
async function signInBeforehand(page: Page, { cookies, origins }: SignedInState) {
  await page.context().addCookies(cookies);
  return page.addInitScript(storeItems, origins);
}

/** Opens a URL signed in, in a profile or on a console of the test's own. Most tests have `page`. */
export async function open(
  profile: BrowserContext,
  sandbox: TestSandbox,
  path: string,
  role: DemoRole = "owner",
): Promise<Page> {
  const { signedIn, url } = sandbox;
  const state = signedIn?.get(role);
  const page = await profile.newPage();
  const context = page.context();
  const script = state && (await signInBeforehand(page, state));
  await page.goto(url + path);
  await script?.dispose();
  if (state) await expect(mainNavigation(page)).toBeVisible();
  else {
    await signIn(page, sandbox, role);
    signedIn?.add(role, await signedInState(context));
  }
  forgetUsedSession(context, role, sandbox);
  return page;
}

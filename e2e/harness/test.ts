import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright";
import { expect, test as base } from "vitest";
import { chromiumArgs, chromiumPath } from "../../scripts/chromium.mjs";
import { serveConsole, type ServeOptions, type Serving } from "../../scripts/serve";
import { createContractCheck } from "./contract";
import { createMonitor, problemPrefixes, type Monitor } from "./monitor";

export type Console = Serving & { sandbox: NonNullable<Serving["sandbox"]> };

type Begin = (options?: Omit<ServeOptions, "port">) => Promise<Console>;
type Visit = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface PerFile {
  browser: Browser;
}

interface PerTest {
  /** Starts a console with its own sandbox on a free port. */
  begin: Begin;
  /** Opens a new browser profile. Errors and policy violations in its pages fail the test. */
  visit: Visit;
  monitor: Monitor;
}

export async function serve(options: Omit<ServeOptions, "port"> = {}): Promise<Console> {
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

export const test = base.extend<PerTest & PerFile>({
  browser: [
    async ({}, provide) => {
      const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
      await provide(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  begin: async ({ monitor }, provide) => {
    const serving: Console[] = [];
    const contract = createContractCheck((violation) => monitor.report(problemPrefixes.contract + violation));
    await provide(async (options) => {
      // Checking a response of a hundred thousand runs would take longer than the test.
      const isHuge = options?.sandbox?.scenario === "huge";
      const sandbox = { ...(!isHuge && { onExchange: contract.onExchange }), ...options?.sandbox };
      const started = await serve({ ...options, sandbox });
      monitor.expectApiAt(apiOriginOf(started));
      serving.push(started);
      return started;
    });
    await contract.done();
    await Promise.all(serving.map(({ close }) => close()));
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

export type DemoRole = "owner" | "admin" | "member" | "viewer";

/** Signs in from the login page, through the provider and back. */
export async function signIn(page: Page, { sandbox }: Console, role: DemoRole = "owner"): Promise<void> {
  const person = sandbox.people.find((candidate) => candidate.role === role);
  if (!person) throw new Error(`The sandbox has no ${role}`);
  await page.getByRole("button", { name: "Sign in with SSO" }).click();
  await page.getByRole("main").getByText(person.email).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}

/** Opens a URL signed in. */
export async function open(
  context: BrowserContext,
  console: Console,
  path: string,
  role: DemoRole = "owner",
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(console.url + path);
  await signIn(page, console, role);
  return page;
}

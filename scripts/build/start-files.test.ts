import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFiles } from "./start-files";

const bootFile = resolve(import.meta.dirname, "../../packages/app/public/boot.js");
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "start-files-"));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, "public"));
  write("public/boot.js", readFileSync(bootFile, "utf8"));
  write("index.html", '<script type="module" src="/main.js"></script>');
  write(
    "main.js",
    'import "./both.js"; import("./app.js"); import("./session.js"); import("./frame.js"); import("./runs.js"); import("./run.js");',
  );
  write("both.js", "console.log('both')");
  write("app.js", "import './draw.js'; console.log('app')");
  write("draw.js", "console.log('draw')");
  write("frame.js", "import './frame.css'; import './both.js'; import './draw.js'; console.log('frame')");
  write("session.js", "console.log('session')");
  write("frame.css", "body { margin: 0 }");
  write("runs.js", "import './list.js'; console.log('runs')");
  write("run.js", "import './list.js'; console.log('run')");
  write("list.js", "console.log('list')");
  await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [
      startFiles({
        document: ["app.js"],
        session: ["session.js"],
        frame: ["frame.js"],
        pages: [
          { pattern: "/runs", modules: ["runs.js"] },
          { pattern: "/runs/:id", modules: ["run.js"] },
        ],
      }),
    ],
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Link {
  rel: string;
  href: string;
}

const nameOf = (url: string) => url.replace(/^\/assets\/(\w+)-[\w-]+\./, "$1.");

/** Runs the built boot.js with a URL and stored values. */
function boot(pathname: string, stored: Record<string, string> = {}) {
  const links: Link[] = [];
  const fetched: string[] = [];
  let answer: (response: Response) => void = () => {};
  const config = new Promise<Response>((done) => (answer = done));
  const storage = { ...stored, getItem: (key: string) => stored[key] ?? null };
  const window: { startup?: { prefetchConsole: () => void } } = {};
  const page = createContext({
    window,
    document: {
      documentElement: { dataset: {}, setAttribute: () => undefined },
      head: { appendChild: (link: Link) => links.push(link) },
      createElement: () => ({}),
      getElementById: () => null,
      addEventListener: () => undefined,
    },
    isSecureContext: true,
    location: { pathname, origin: "https://console.example" },
    localStorage: storage,
    sessionStorage: { getItem: () => null },
    HTMLElement: { prototype: { togglePopover: true } },
    URL: { canParse: true },
    CSS: { registerProperty: true },
    AbortSignal,
    Response,
    fetch: (url: string) => {
      fetched.push(url);
      return url === "/config.json" ? config : new Promise(() => undefined);
    },
    addEventListener: () => undefined,
    setTimeout: () => undefined,
  });
  runInContext(readFileSync(join(folder, "dist/boot.js"), "utf8"), page);
  const requested = () => links.map(({ rel, href }) => `${rel} ${nameOf(href)}`).toSorted();
  /** Lets config.json arrive. */
  async function configure(status = 200) {
    answer(new Response('{"api":{"baseUrl":""}}', { status }));
    await new Promise((done) => setTimeout(done));
  }
  return { requested, fetched: () => fetched.map(nameOf), configure, window };
}

const account = { "msal.client.active-account-filters": '{"homeAccountId":"account"}' };

test.each([
  [
    "/runs",
    ["modulepreload frame.js", "modulepreload list.js", "modulepreload runs.js", "preload frame.css"],
  ],
  [
    "/runs/r-1",
    ["modulepreload frame.js", "modulepreload list.js", "modulepreload run.js", "preload frame.css"],
  ],
  ["/runs/r-1/steps", ["modulepreload frame.js", "preload frame.css"]],
])("with an account stored, %s requests its files once config.json is there", async (pathname, expected) => {
  const { requested, configure } = boot(pathname, account);
  expect(requested()).toEqual(["modulepreload session.js"]);
  await configure();
  expect(requested()).toEqual([...expected, "modulepreload session.js"].toSorted());
});

test("a configuration that can’t be read doesn’t keep the files back", async () => {
  const { requested, configure } = boot("/runs", account);
  await configure(500);
  expect(requested()).toContain("modulepreload runs.js");
});

test("the document requests what its script loads", () => {
  const document = readFileSync(join(folder, "dist/index.html"), "utf8");
  const preloaded = [...document.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, url = ""]) => nameOf(url),
  );
  expect(preloaded.toSorted()).toEqual(["app.js", "draw.js"]);
});

test("a response of the provider counts as a session", async () => {
  const { requested, configure } = boot("/runs", { "msal.client.urlHash": "code=1" });
  await configure();
  expect(requested()).toContain("modulepreload runs.js");
});

test.each([
  ["nothing", {}],
  ["no account any more", { "msal.3.account.keys": "[]" }],
])("with %s stored, files are requested when the login page asks for them", (_, stored) => {
  const { requested, fetched, window } = boot("/runs", stored);
  expect(requested()).toEqual([]);
  window.startup?.prefetchConsole();
  expect(requested()).toEqual([]);
  expect(fetched()).toContain("runs.js");
});

test("fails the build if a page's module has moved", async () => {
  const moved = startFiles({ document: [], session: [], frame: ["moved.js"], pages: [] });
  await expect(
    build({ configFile: false, root: folder, logLevel: "silent", plugins: [moved] }),
  ).rejects.toThrow("The build has no chunk for moved.js");
});

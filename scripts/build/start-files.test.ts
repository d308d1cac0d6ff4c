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
    'import "./both.js"; import("./app.js"); import("./frame.js"); import("./runs.js"); import("./run.js");',
  );
  write("both.js", "console.log('both')");
  write("app.js", "import './draw.js'; console.log('app')");
  write("draw.js", "console.log('draw')");
  write("frame.js", "import './frame.css'; import './both.js'; import './draw.js'; console.log('frame')");
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
        frame: ["frame.js"],
        pages: [
          { pattern: "/runs", modules: ["runs.js"] },
          { pattern: "/runs/:id", modules: ["run.js"] },
        ],
        font: /\.woff2$/,
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
  const storage = { ...stored, getItem: (key: string) => stored[key] ?? null };
  const window: { startup?: { prefetchConsole: () => void } } = {};
  const page = createContext({
    window,
    document: {
      documentElement: { dataset: {}, setAttribute: () => undefined },
      head: { appendChild: (link: Link) => links.push(link) },
      createElement: () => ({}),
      getElementById: () => null,
    },
    isSecureContext: true,
    location: { pathname, origin: "https://console.example" },
    localStorage: storage,
    sessionStorage: { getItem: () => null },
    HTMLElement: { prototype: { togglePopover: true } },
    URL: { canParse: true },
    CSS: { registerProperty: true },
    AbortSignal,
    fetch: (url: string) => {
      fetched.push(url);
      return new Promise(() => undefined);
    },
    addEventListener: () => undefined,
    setTimeout: () => undefined,
  });
  runInContext(readFileSync(join(folder, "dist/boot.js"), "utf8"), page);
  const requested = () => links.map(({ rel, href }) => `${rel} ${nameOf(href)}`).toSorted();
  return { requested, fetched: () => fetched.map(nameOf), window };
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
])("with an account stored, %s requests its files at once", (pathname, expected) => {
  expect(boot(pathname, account).requested()).toEqual(expected);
});

test("the document requests what its script loads", () => {
  const document = readFileSync(join(folder, "dist/index.html"), "utf8");
  const preloaded = [...document.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, url = ""]) => nameOf(url),
  );
  expect(preloaded.toSorted()).toEqual(["app.js", "draw.js"]);
});

test("a response of the provider counts as a session", () => {
  expect(boot("/runs", { "msal.client.urlHash": "code=1" }).requested()).toContain("modulepreload runs.js");
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
  const moved = startFiles({ document: [], frame: ["moved.js"], pages: [], font: /\.woff2$/ });
  await expect(
    build({ configFile: false, root: folder, logLevel: "silent", plugins: [moved] }),
  ).rejects.toThrow("The build has no chunk for moved.js");
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tenantConfig } from "../../../packages/app/testing/tenant-config";
import { compressBelow } from "../compress";
import { writeHosting } from "./write";

const config = JSON.stringify(tenantConfig);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hosting-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with one asset of its own and one that all versions share. */
function build(version: string): string {
  const built = join(folder, `build-${version}`);
  mkdirSync(join(built, "assets"), { recursive: true });
  writeFileSync(join(built, "index.html"), `<!doctype html>${version}`);
  writeFileSync(join(built, "version.json"), JSON.stringify({ version }));
  writeFileSync(join(built, "config.json"), "{}");
  writeFileSync(join(built, "assets", `page-${version}.js`), `"${version}"`);
  writeFileSync(join(built, "assets", "react.js"), `"react"`);
  // Like the real build.
  compressBelow(built);
  return built;
}

function write(version: string, over: { config?: string; out?: string; keep?: string } = {}) {
  const out = over.out ?? join(folder, "out");
  return writeHosting({ build: build(version), config, out, ...over });
}

const assets = () => listed("nginx/site/assets").filter((name) => name.endsWith(".js"));
const listed = (path: string) => readdirSync(join(folder, "out", path)).toSorted();

test("the folder is complete, with the given config.json", () => {
  write("one");
  expect(readFileSync(join(folder, "out/nginx/site/config.json"), "utf8")).toBe(config);
  expect(readFileSync(join(folder, "out/nginx/site/index.html"), "utf8")).toContain("one");
  expect(listed("nginx")).toEqual([
    "Containerfile",
    "console.conf",
    "container.conf",
    "server.example.conf",
    "site",
  ]);
});

test("each file has a gzip and a brotli version next to it, except config.json, which is edited in place", () => {
  write("one");
  expect(listed("nginx/site")).toEqual([
    "assets",
    "config.json",
    "index.html",
    "index.html.br",
    "index.html.gz",
    "version.json",
    "version.json.br",
    "version.json.gz",
  ]);
  const read = (name: string) => readFileSync(join(folder, "out/nginx/site", name));
  expect(gunzipSync(read("index.html.gz")).toString()).toBe("<!doctype html>one");
  expect(brotliDecompressSync(read("index.html.br")).toString()).toBe("<!doctype html>one");
});

test("writes source maps beside the site, not into it", () => {
  const sourceMaps = join(folder, "maps");
  mkdirSync(sourceMaps);
  writeFileSync(join(sourceMaps, "page-one.js.map"), "{}");
  writeHosting({ build: build("one"), sourceMaps, config, out: join(folder, "out") });
  expect(listed("source-maps")).toEqual(["page-one.js.map"]);
  expect(listed("nginx/site/assets").filter((name) => name.endsWith(".map"))).toEqual([]);
});

test("keeps the previous version's assets, but no older ones", () => {
  expect(write("one")).toEqual({ kept: 0 });
  expect(write("two")).toEqual({ kept: 1 });
  expect(write("three")).toEqual({ kept: 1 });
  expect(listed("nginx/site/assets")).toEqual([
    "page-three.js",
    "page-three.js.br",
    "page-three.js.gz",
    "page-two.js",
    "page-two.js.br",
    "page-two.js.gz",
    "react.js",
    "react.js.br",
    "react.js.gz",
  ]);
  expect(readFileSync(join(folder, "out/nginx/site/index.html"), "utf8")).toContain("three");
});

test("keeps them also when the same version is written with another config.json", () => {
  write("one");
  write("two");
  expect(write("two", { config: `\uFEFF${config}` })).toEqual({ kept: 1 });
  expect(assets()).toEqual(["page-one.js", "page-two.js", "react.js"]);
});

test("writes again after an interruption", () => {
  write("one");
  rmSync(join(folder, "out/nginx/site/assets"), { recursive: true });
  expect(write("two")).toEqual({ kept: 0 });
});

test("keeps assets from a folder elsewhere", () => {
  write("one", { out: join(folder, "before") });
  write("two", { keep: join(folder, "before") });
  expect(assets()).toEqual(["page-one.js", "page-two.js", "react.js"]);
});

test("refuses to keep a folder that this command didn't write, before writing anything", () => {
  write("one", { out: join(folder, "before") });
  for (const wrong of ["before/nginx/site", "nowhere"])
    expect(() => write("two", { keep: join(folder, wrong) })).toThrow("wasn’t written by this command");
  expect(existsSync(join(folder, "out"))).toBe(false);
});

test.each([
  ["no JSON", "{", "The config.json is not valid JSON"],
  ["invalid", '{"product":{}}', "product.name is missing"],
])("writes nothing if config.json is %s", (_, text, sentence) => {
  expect(() => write("one", { config: text })).toThrow(sentence);
  expect(existsSync(join(folder, "out"))).toBe(false);
});

test("doesn't write over a file", () => {
  writeFileSync(join(folder, "out"), "");
  expect(() => write("one")).toThrow("is a file: name a folder");
});

test("doesn't write into a folder with other files", () => {
  mkdirSync(join(folder, "out/nginx"), { recursive: true });
  writeFileSync(join(folder, "out/nginx/precious.txt"), "");
  expect(() => write("one")).toThrow("holds something else");
  expect(listed("nginx")).toEqual(["precious.txt"]);
});

test("refuses a list of kept files with paths outside the folder", () => {
  write("one");
  writeFileSync(join(folder, "out/assets.json"), '["../../../secret"]');
  expect(() => write("two")).toThrow("is not a list of files");
});

test("writes an nginx file for an API on the console's own origin", () => {
  write("one", { config: JSON.stringify({ ...JSON.parse(config), api: { baseUrl: "" } }) });
  expect(readFileSync(join(folder, "out/nginx/api.conf"), "utf8")).toContain("location /v1/ {");
  write("two");
  expect(listed("nginx")).not.toContain("api.conf");
});

// `npm run build`: builds the console into packages/app/dist, then the redirect bridge next to it.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { build } from "vite";
import { loadTs } from "./load-ts.mjs";
import { withLock } from "./lock.mjs";
import { checkoutVersion } from "./version.mjs";

const root = resolve(import.meta.dirname, "..");
const configFile = join(root, "vite.config.ts");
const dist = join(root, "packages/app/dist");
/** The source maps of the build, which are not served: they resolve reported stacks. */
export const sourceMaps = join(root, "packages/app/source-maps");
const cache = join(root, "node_modules/.cache");
/** Vite's list of chunks and their imports: for reports, not for the web server. */
export const manifestFile = join(cache, "console-manifest.json");
const stamp = join(cache, "console-build");
const lock = join(cache, "console-build.pid");
const sources = [
  "packages/base",
  "packages/ui",
  "packages/model",
  "packages/screens",
  "packages/api",
  "packages/app",
  "vite.config.ts",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/build",
  "scripts/serve/compress.ts",
  "scripts/supported-browsers.mjs",
  "scripts/version.mjs",
];

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    ["node_modules", "dist", "source-maps"].includes(entry.name) ? [] : filesBelow(join(path, entry.name)),
  );
}

/** Hash of all sources and the version. */
function fingerprint() {
  const hash = createHash("sha256").update(process.version).update(checkoutVersion());
  for (const file of sources.flatMap((path) => filesBelow(join(root, path))))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} wanted */
const isBuilt = (wanted) =>
  existsSync(join(dist, "redirect.html")) &&
  existsSync(manifestFile) &&
  existsSync(stamp) &&
  readFileSync(stamp, "utf8") === wanted;

/**
 * Vitest sets NODE_ENV to “test”, which would select React's development build.
 * @param {() => Promise<void>} work
 */
async function inProduction(work) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/**
 * `mode` selects the pass; both build production code.
 * @param {string} outDir
 * @param {import("vite").LogLevel} logLevel
 * @param {false | "hidden"} sourcemap
 */
const buildInto = (outDir, logLevel, sourcemap) =>
  inProduction(async () => {
    for (const mode of ["production", "bridge"])
      await build({ configFile, mode, logLevel, build: { outDir, sourcemap } });
  });

/** @param {string} from */
function moveSourceMaps(from) {
  rmSync(sourceMaps, { recursive: true, force: true });
  mkdirSync(sourceMaps, { recursive: true });
  for (const path of filesBelow(from).filter((file) => file.endsWith(".map")))
    renameSync(path, join(sourceMaps, basename(path)));
}

/**
 * Does nothing if the existing build is up to date.
 * @param {{ logLevel?: import("vite").LogLevel, force?: boolean, withSourceMaps?: boolean }} options
 */
export function buildConsole({ logLevel = "warn", force = false, withSourceMaps = false } = {}) {
  mkdirSync(cache, { recursive: true });
  return withLock(lock, async () => {
    const wanted = fingerprint();
    if (!force && isBuilt(wanted) && (!withSourceMaps || existsSync(sourceMaps))) return;
    // Build next to the old one, then swap, so that a running server never serves half a build.
    const fresh = join(cache, "console-dist");
    // Hidden: the scripts don't refer to them, so they are the same with and without.
    await buildInto(fresh, logLevel, withSourceMaps && "hidden");
    if (withSourceMaps) moveSourceMaps(fresh);
    else rmSync(sourceMaps, { recursive: true, force: true });
    renameSync(join(fresh, ".vite/manifest.json"), manifestFile);
    rmSync(join(fresh, ".vite"), { recursive: true });
    const { compressBelow } = await loadTs("scripts/serve/compress.ts");
    compressBelow(fresh);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
    writeFileSync(stamp, wanted);
  });
}

if (process.argv[1] === import.meta.filename)
  await buildConsole({
    logLevel: "info",
    force: !process.argv.includes("--if-stale"),
    withSourceMaps: true,
  });

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
import { join, resolve } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { build } from "vite";
import { loadTs } from "./load-ts.mjs";
import { checkoutVersion } from "./version.mjs";

const root = resolve(import.meta.dirname, "..");
const configFile = join(root, "vite.config.ts");
const dist = join(root, "packages/app/dist");
const cache = join(root, "node_modules/.cache");
/** Vite's list of chunks and their imports: for reports, not for the web server. */
export const manifestFile = join(cache, "console-manifest.json");
const stamp = join(cache, "console-build");
const lock = join(cache, "console-build.pid");
const sources = [
  "packages/ui",
  "packages/model",
  "packages/screens",
  "packages/app",
  "vite.config.ts",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/build",
  "scripts/version.mjs",
];

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.name === "node_modules" || entry.name === "dist" ? [] : filesBelow(join(path, entry.name)),
  );
}

/** Hash of all sources and the version. */
function fingerprint() {
  const hash = createHash("sha256").update(process.version).update(checkoutVersion());
  for (const file of sources.flatMap((path) => filesBelow(join(root, path))))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

const isBuilt = (wanted) =>
  existsSync(join(dist, "redirect.html")) &&
  existsSync(manifestFile) &&
  existsSync(stamp) &&
  readFileSync(stamp, "utf8") === wanted;

/** Whether the build that took the lock was killed. */
function isAbandoned() {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return false;
  } catch ({ code }) {
    return code === "ESRCH";
  }
}

/** Runs one build at a time: tests and `npm start` may both need one. */
async function alone(work) {
  mkdirSync(cache, { recursive: true });
  let isTold = false;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch {
      if (isAbandoned()) {
        rmSync(lock, { force: true });
        continue;
      }
      if (!isTold) console.log(`Waiting for another build. If none is running, delete ${lock}.`);
      isTold = true;
      await pause(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Vitest sets NODE_ENV to “test”, which would select React's development build. */
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

/** `mode` selects the pass; both build production code. */
const buildInto = (outDir, logLevel) =>
  inProduction(async () => {
    for (const mode of ["production", "bridge"])
      await build({ configFile, mode, logLevel, build: { outDir } });
  });

/**
 * Does nothing if the existing build is up to date.
 * @param {{ logLevel?: import("vite").LogLevel, force?: boolean }} options
 */
export function buildConsole({ logLevel = "warn", force = false } = {}) {
  return alone(async () => {
    const wanted = fingerprint();
    if (!force && isBuilt(wanted)) return;
    // Build next to the old one, then swap, so that a running server never serves half a build.
    const fresh = join(cache, "console-dist");
    await buildInto(fresh, logLevel);
    renameSync(join(fresh, ".vite/manifest.json"), manifestFile);
    rmSync(join(fresh, ".vite"), { recursive: true });
    const { compressBelow } = await loadTs("packages/app/server/compress.ts");
    compressBelow(fresh);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
    writeFileSync(stamp, wanted);
  });
}

if (process.argv[1] === import.meta.filename)
  await buildConsole({ logLevel: "info", force: !process.argv.includes("--if-stale") });

// `npm run hosting`: writes the files that a web host needs, from your config.json.
import { readFileSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import process from "node:process";
import { buildConsole, sourceMaps } from "./build.mjs";
import { flagLines, readFlags } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";
import { stop } from "./stop.mjs";

/** @type {Record<string, import("./command.mjs").Flag>} */
const flags = {
  config: { type: "string", about: "your config.json (required)" },
  out: { type: "string", about: "the output folder (required), with one folder per kind of host" },
  keep: {
    type: "string",
    about: "an earlier output whose assets are kept for open tabs (default: the previous contents of --out)",
  },
  help: { type: "boolean", default: false, about: "prints this help" },
};

const usage = `npm run hosting -- --config my.json --out hosted
${flagLines(flags, 12)}`;

const options = readFlags(flags, usage);
if (options.config === undefined || options.out === undefined) stop(usage);
const found = statSync(options.config, { throwIfNoEntry: false });
if (found === undefined || found.isDirectory()) stop(`File not found: ${options.config}`);

/** @type {typeof import("../packages/app/server/hosting/folders")} */
const { checkFolders } = await loadTs("packages/app/server/hosting/folders.ts");

const out = resolve(options.out);
const keep = options.keep === undefined ? undefined : resolve(options.keep);
try {
  checkFolders({ out, keep });
  const { addressesIn, checkConfig, configWarnings, paths, writeHosting } = await loadTs(
    "packages/app/server/hosting/index.ts",
  );
  const config = readFileSync(options.config, "utf8");
  addressesIn(config);
  const written = JSON.parse(config.replace(/^\uFEFF/, ""));
  for (const warning of configWarnings(checkConfig(written).config, written))
    console.log(`Warning: ${warning}`);
  console.log("Building the console…");
  await buildConsole({ withSourceMaps: true });
  const { kept } = writeHosting({
    build: resolve(import.meta.dirname, "../packages/app/dist"),
    sourceMaps,
    config,
    out,
    keep,
    routes: Object.values(paths).map(({ pattern }) => pattern),
  });
  const name = relative(process.cwd(), out) || ".";
  console.log(`
  ${name}/nginx   console.conf and site: nginx; with Containerfile, a container
  ${name}/azure   site: Azure Static Web Apps
  ${name}/cdn     site with _headers and _redirects: Netlify and compatible hosts
  ${name}/source-maps   not to be served: they resolve the stacks of error reports
${kept === 0 ? "" : `\n  ${kept} files of the previous version are kept for open tabs.\n`}
  Next: docs/hosting.md#5-deploy, then npm run doctor -- --url https://…`);
} catch (error) {
  if (error instanceof Error && (error.name === "OperatorFault" || "code" in error)) stop(error.message);
  throw error;
}

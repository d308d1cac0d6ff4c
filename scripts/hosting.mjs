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
  out: { type: "string", about: "the output folder (required)" },
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

/** @type {typeof import("./serve/hosting/folders")} */
const { checkFolders } = await loadTs("scripts/serve/hosting/folders.ts");

const out = resolve(options.out);
const keep = options.keep === undefined ? undefined : resolve(options.keep);
try {
  checkFolders({ out, keep });
  const { addressesIn, checkConfig, configWarnings, writeHosting } = await loadTs(
    "scripts/serve/hosting/index.ts",
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
  });
  const name = relative(process.cwd(), out) || ".";
  console.log(`
  ${name}/nginx   site, and console.conf for nginx; with Containerfile, a container
  ${name}/source-maps   not to be served: they resolve the stacks of error reports
${kept === 0 ? "" : `\n  ${kept} files of the previous version are kept for open tabs.\n`}
  Next: docs/hosting.md#5-deploy, then npm run doctor -- --url https://…`);
} catch (error) {
  if (error instanceof Error && (error.name === "OperatorFault" || "code" in error)) stop(error.message);
  throw error;
}

// `npm run hosting`: everything a host needs to serve the console, written from a config.json of one's own.
import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import process from "node:process";
import { buildConsole } from "./build.mjs";
import { flagLines, readFlags } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";
import { stop } from "./stop.mjs";

const flags = {
  config: { type: "string", about: "your config.json (needed)" },
  out: { type: "string", about: "the folder to write (needed); one folder for each kind of host" },
  keep: {
    type: "string",
    about:
      "an earlier output, for tabs that are still open: its assets are served on; by default what was in --out",
  },
  help: { type: "boolean", default: false, about: "tells this" },
};

const usage = `npm run hosting -- --config my.json --out hosted
${flagLines(flags, 12)}`;

const options = readFlags(flags, usage);
if (options.config === undefined || options.out === undefined) stop(usage);
if (!existsSync(options.config)) stop(`There is no file ${options.config}.`);

const { HostingFault, writeHosting } = await loadTs("packages/app/server/hosting/write.ts");
const { paths } = await loadTs("packages/screens/src/paths.ts");

console.log("Building the console…");
await buildConsole();

const out = resolve(options.out);
try {
  const { kept } = writeHosting({
    build: resolve(import.meta.dirname, "../packages/app/dist"),
    config: readFileSync(options.config, "utf8"),
    out,
    keep: options.keep === undefined ? undefined : resolve(options.keep),
    routes: Object.values(paths).map(({ pattern }) => pattern),
  });
  const name = relative(process.cwd(), out) || ".";
  console.log(`
  ${name}/nginx   console.conf and site: nginx; with Containerfile: a container
  ${name}/azure   site: Azure Static Web Apps
  ${name}/cdn     site, with _headers and _redirects: Netlify and other hosts of files
${kept === 0 ? "" : `\n  ${kept} files of the version before are served on.\n`}
  docs/hosting.md says what to do with them.`);
} catch (error) {
  if (error instanceof HostingFault) stop(error.message);
  throw error;
}

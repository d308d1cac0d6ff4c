// `npm start`: builds the console and serves it with its production headers, in front of the sandbox.
import process from "node:process";
import { buildConsole } from "./build.mjs";
import { flagLines, orStop, readFlags, readPort } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";
import { stop } from "./stop.mjs";

const { optionsFromFlags, sandboxFlags } = await loadTs("packages/sandbox/src/index.ts");

/** @type {Record<string, import("./command.mjs").Flag>} */
const flags = {
  config: {
    type: "string",
    about: "a config.json: uses your tenant and API instead of the sandbox",
  },
  ...sandboxFlags,
  "foreign-api": { type: "boolean", default: false, about: "serves the sandbox’s API on its own origin" },
  help: { type: "boolean", default: false, about: "prints this help" },
};

const usage = `npm start [-- options]
${flagLines(flags, 20)}
Set PORT and HOST to change the address (default: 4173, 127.0.0.1). HOST=0.0.0.0 listens on every address of this machine,
but browsers sign in only at localhost or over https.`;

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
function explain(error, port) {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`;
  if (error.code === "ENOENT") return `File not found: ${error.path}`;
  if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL")
    return `HOST is no address of this machine: ${process.env.HOST}`;
  return error.message;
}

const options = readFlags(flags, usage);
const port = readPort("4173");
const sandbox = orStop(() => optionsFromFlags(options));

console.log("Building the console…");
await buildConsole();

console.log("Starting…");
const { serveConsole } = await loadTs("scripts/serve/serve.ts");
const serving = await serveConsole({
  port,
  host: process.env.HOST ?? "127.0.0.1",
  ...(options.config !== undefined && { config: options.config }),
  sandbox,
  foreignApi: options["foreign-api"],
}).catch((/** @type {NodeJS.ErrnoException} */ error) => stop(explain(error, port)));

console.log(`\n  ${serving.url}\n`);
if (serving.sandbox) {
  console.log("  Demo users:");
  for (const { name, email, role } of serving.sandbox.people)
    console.log(`    ${role.padEnd(8)}${name ?? "(no name)"} <${email}>`);
  if (serving.apiUrl !== undefined) console.log(`\n  API: ${serving.apiUrl}`);
  console.log(`\n  Sandbox controls: ${serving.url}/sandbox\n`);
}

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void serving.close().then(() => process.exit(0)));

// `npm run bench`: measures lists, start and interactions, and updates docs/performance.md. Use an idle machine.
import process from "node:process";
import { buildConsole } from "./build.mjs";
import { requireChromium } from "./chromium.mjs";
import { flagLines, readFlags } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";

/** @type {Record<string, import("./command.mjs").Flag>} */
const flags = {
  rounds: { type: "string", about: "how often each is measured; the medians count (default: 5)" },
  start: { type: "boolean", about: "only first visits, which are printed" },
  against: {
    type: "string",
    about: "with --start: the folder of another build, visited in turns with this one",
  },
  help: { type: "boolean", about: "prints this help" },
};
const options = readFlags(flags, `npm run bench -- [options]\n\n${flagLines(flags, 16)}`);

requireChromium();
await buildConsole();
const { bench, benchStart } = await loadTs("scripts/bench/bench.ts");
const rounds = Number(options.rounds ?? 5);
if (options.start) await benchStart(rounds, options.against === undefined ? [] : [options.against]);
else process.exitCode = await bench(rounds);

// `npm run visual`: compares screenshots of the stories with those of the merge base.
import process from "node:process";
import { flagLines, readFlags } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";

/** @type {Record<string, import("./command.mjs").Flag>} */
const flags = {
  all: { type: "boolean", about: "capture all stories" },
  only: { type: "string", about: "capture stories whose title contains this: Button, Site Settings" },
  base: {
    type: "string",
    about: "compare with this commit (default: where the branch began, or the previous commit)",
  },
  accept: { type: "string", about: "accept all changes, for this reason" },
  fresh: { type: "boolean", about: "retake the base’s pictures" },
  prepare: {
    type: "boolean",
    about: "take all pictures of this commit in advance, for the branches that start here",
  },
  show: { type: "boolean", about: "serve the last report and its Storybook" },
  help: { type: "boolean", about: "prints this help" },
};

const usage = `npm run visual -- [options]

Captures the stories that the change can affect, before and after it, and writes a report.

${flagLines(flags, 12)}

Accept single changes in visual.accept, with a reason:
  Components/Actions/Button: Corners follow the new radius
  Pages/Site Settings: …`;

const { visual } = await loadTs("scripts/visual/visual.ts");
process.exitCode = await visual(readFlags(flags, usage));

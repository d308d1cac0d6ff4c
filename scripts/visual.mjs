// `npm run visual`: compares how the stories look and what screen readers find with the merge base.
import process from "node:process";
import { flagLines, readFlags } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";

/** @type {Record<string, import("./command.mjs").Flag>} */
const flags = {
  only: {
    type: "string",
    about: "capture stories whose title contains this, such as Button or Site Settings",
  },
  base: {
    type: "string",
    about: "compare with this commit (default: where the branch began, or the previous commit)",
  },
  accept: { type: "string", about: "accept everything but broken stories, for this reason" },
  storybook: { type: "string", about: "the folder of this commit’s built Storybook, instead of building it" },
  prepare: {
    type: "boolean",
    about: "capture all stories of this commit in advance, for the branches that start here",
  },
  show: { type: "boolean", about: "serve the last report and its Storybook" },
  help: { type: "boolean", about: "prints this help" },
};

const usage = `npm run visual -- [options]

Captures all stories before and after the change, and writes a report of what differs.

${flagLines(flags, 15)}`;

const { visual } = await loadTs("scripts/visual/visual.ts");
process.exitCode = await visual(readFlags(flags, usage));

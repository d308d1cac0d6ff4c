// `npm run visual`: what a change did to the picture, judged against the commit it branched from.
import process from "node:process";
import { loadTs } from "./load-ts.mjs";

const { visual } = await loadTs("scripts/visual/visual.ts");
process.exitCode = await visual(process.argv.slice(2));

// `npm run visual`: compares screenshots of the stories with those of the merge base.
import process from "node:process";
import { loadTs } from "./load-ts.mjs";

const { visual } = await loadTs("scripts/visual/visual.ts");
process.exitCode = await visual(process.argv.slice(2));

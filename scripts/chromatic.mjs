// `npm run chromatic`: sends the stories to Chromatic.
import process from "node:process";
import { loadTs } from "./load-ts.mjs";

const { chromatic } = await loadTs("scripts/chromatic/chromatic.ts");
process.exitCode = await chromatic(process.argv.slice(2));

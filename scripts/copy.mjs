// `npm run copy`: user-visible texts outside texts.ts.
import process from "node:process";
import { loadTs } from "./load-ts.mjs";

const { copy } = await loadTs("scripts/copy/copy.ts");
process.exitCode = copy(process.argv.slice(2));

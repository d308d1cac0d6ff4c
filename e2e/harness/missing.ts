import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

/** Tests of what isn't installed are skipped, but not in CI, where they fail. */
export const isOptional = process.env["CI"] === undefined;

/** The folder of the validators and the accessibility checker, which have packages of their own. */
export const checkers = resolve(import.meta.dirname, "../../scripts/checkers");
export const hasCheckers = existsSync(join(checkers, "node_modules"));

import process from "node:process";

/** Tests of what isn't installed are skipped, but not in CI, where they fail. */
export const isOptional = process.env["CI"] === undefined;

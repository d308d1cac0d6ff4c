import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of a built console, from its version.json. */
export function versionIn(build: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(build, "version.json"), "utf8"));
  return version;
}

import type { Plugin } from "vite";

export interface License {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Licenses that only ask for their text to be shipped. */
const accepted: ReadonlySet<string> = new Set([
  "MIT",
  "ISC",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "OFL-1.1",
]);

/** Why a package can't be shipped, or `null`. */
export function licenseProblem({ name, identifier, text }: License): string | null {
  if (identifier === undefined || !accepted.has(identifier))
    return `${name} has the license ${identifier ?? "(none)"}, which isn't accepted in scripts/build/licenses.ts.`;
  return text === undefined ? `${name} has no license text.` : null;
}

const section = ({ name, version, identifier, text }: License) =>
  `${name} ${version} (${identifier})\n\n${text}\n`;

/** Writes licenses.txt from the JSON of Vite's `build.license`, which lists the packages in the bundle. */
export const licenses = (vitesFile: string): Plugin => ({
  name: "licenses",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const list = bundle[vitesFile];
      if (list?.type !== "asset") return this.error("Vite wrote no list of licenses.");
      const shipped: License[] = JSON.parse(String(list.source));
      delete bundle[vitesFile];
      for (const license of shipped) {
        const problem = licenseProblem(license);
        if (problem !== null) this.error(problem);
      }
      const source = shipped.map(section).join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licenses.txt", source });
      return undefined;
    },
  },
});

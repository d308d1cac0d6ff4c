import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { mutations } from "./mutations.mjs";

const root = resolve(import.meta.dirname, "../..");

/** The defenses. Their tests are whole files. */
export const readDefenses = () =>
  [...mutations.inNode, ...mutations.inBrowser].map(({ defense, test, ...mutation }) => ({
    name: defense,
    ...mutation,
    test: { file: test },
  }));

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");

/** Files are named by the end of their path. */
function fileNamed(end) {
  const matches = files.filter((file) => file === end || file.endsWith(`/${end}`));
  if (matches.length !== 1) throw new Error(`docs/requirements.yaml: ${matches.length} files end in ${end}`);
  return matches[0];
}

const specification = () => parse(readFileSync(join(root, "docs/requirements.yaml"), "utf8"));

/** Where the console deliberately differs from the specification. */
export const readDeviations = () => specification().flatMap(({ deviations = [] }) => deviations);

/** The specification's requirements. Those without a mutation say why. */
export function readRequirements() {
  return specification().flatMap(({ section, requirements = [] }) =>
    requirements.map(({ says, why, file, from, to, test }, index) => {
      const requirement = { section, name: `${section.split(" ")[0]}.${index + 1}`, says };
      if (why !== undefined) return { ...requirement, why };
      const [path, title] = test.split(" > ");
      return {
        ...requirement,
        file: fileNamed(file),
        text: from,
        without: to,
        test: { file: fileNamed(path), title },
      };
    }),
  );
}

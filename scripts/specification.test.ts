import { expect, test } from "vitest";
import { readDeviations, readRequirements } from "./mutation/read-mutations.mjs";

const requirements = readRequirements();

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const short = (file: string) => `\`${file.replace(/^packages\/(\w+)\/src\//, "$1/")}\``;

const sections = [...new Set(requirements.map(({ section }) => section))].map((section) => {
  const rows = requirements
    .filter((requirement) => requirement.section === section)
    .map((requirement) =>
      "why" in requirement
        ? [requirement.name, requirement.says, requirement.why, ""]
        : [
            requirement.name,
            requirement.says,
            short(requirement.file),
            `${short(requirement.test.file)} “${requirement.test.title}”`,
          ],
    );
  return `## ${section}\n\n${table(["#", "Requirement", "File", "Test"], rows)}\n`;
});

const page = `# Specification

What the console must do, in ${requirements.length} requirements: each with the file that does it and a test that proves it, or the reason why there is none. \`npm run test:mutation -- --requirements\` breaks each requirement in a copy and expects its test to fail.

Generated from [requirements.yaml](requirements.yaml). After editing it, run \`npx vitest run --config vitest.unit.config.ts scripts/specification.test.ts -u\`. [exact-texts.md](exact-texts.md) lists the texts that are exact.

## Deviations

Where the console deliberately does something else than the specification says, or more:

${table(
  ["The specification", "The console", "Why"],
  readDeviations().map(({ specified, does, why }) => [specified, does, why]),
)}

${sections.join("\n")}`;

test("docs/specification.md is up to date", async () => {
  await expect(page).toMatchFileSnapshot("../docs/specification.md");
});

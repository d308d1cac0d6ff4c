// Checks the API description, the workflows and the Dockerfile with third-party validators.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { containerfile } from "../../packages/app/server/hosting/container";

const root = resolve(import.meta.dirname, "../..");
const modules = join(import.meta.dirname, "node_modules");
const load = createRequire(join(import.meta.dirname, "package.json"));
const description = join(root, "docs/api.yaml");

// Spectral takes two seconds to load.
describe.skipIf(process.env["CI"] === undefined && !existsSync(modules))(
  "validators",
  { timeout: 30_000 },
  () => {
    test("Redocly accepts the API description", async () => {
      const { createConfig, lint } = load("@redocly/openapi-core");
      const config = await createConfig({ extends: ["recommended"] });
      const problems: { message: string; ruleId: string }[] = await lint({ ref: description, config });
      expect(problems.map(({ message, ruleId }) => `${ruleId}: ${message}`)).toEqual([]);
    });

    test("Spectral accepts the API description", async () => {
      const { Document, Spectral } = load("@stoplight/spectral-core");
      const { Yaml } = load("@stoplight/spectral-parsers");
      const { oas } = load("@stoplight/spectral-rulesets");
      const spectral = new Spectral();
      spectral.setRuleset({ extends: [oas] });
      const text = readFileSync(description, "utf8");
      const problems: { code: string; message: string; path: string[] }[] = await spectral.run(
        new Document(text, Yaml, "api.yaml"),
      );
      expect(problems.map(({ code, message, path }) => `${code}: ${message} (${path.join(".")})`)).toEqual(
        [],
      );
    });

    const workflows = join(root, ".github/workflows");
    test.each(readdirSync(workflows))("%s is a valid workflow", (name) => {
      const folder = mkdtempSync(join(tmpdir(), "workflow-"));
      const file = join(folder, name);
      // The validator doesn't know this permission yet.
      writeFileSync(file, readFileSync(join(workflows, name), "utf8").replace("attestations: write", ""));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(modules, "@action-validator/cli/cli.mjs"), file],
        { encoding: "utf8", cwd: root },
      );
      rmSync(folder, { recursive: true });
      expect(stdout + stderr).toBe("");
      expect(status).toBe(0);
    });

    test("dockerfilelint accepts the Dockerfile", () => {
      const folder = mkdtempSync(join(tmpdir(), "container-"));
      const file = join(folder, "Dockerfile");
      writeFileSync(file, containerfile);
      const report: { totalIssues: number } = JSON.parse(
        execFileSync(
          process.execPath,
          [join(modules, "dockerfilelint/bin/dockerfilelint"), "-o", "json", file],
          {
            encoding: "utf8",
          },
        ),
      );
      rmSync(folder, { recursive: true });
      expect(report.totalIssues).toBe(0);
    });
  },
);

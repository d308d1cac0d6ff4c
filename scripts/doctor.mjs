// `npm run doctor`: checks a deployed console, its identity provider and its API, without a browser or an account.
import process from "node:process";
import { flagLines, readFlags } from "./command.mjs";
import { loadTs } from "./load-ts.mjs";
import { stop } from "./stop.mjs";

/** @type {Record<string, import("./command.mjs").Flag>} */
const flags = {
  url: { type: "string", about: "the address of the deployed console (required)" },
  api: {
    type: "string",
    about: "the API’s address: with an access token in DOCTOR_TOKEN, also reads every GET from it",
  },
  json: { type: "boolean", default: false, about: "prints JSON" },
  help: { type: "boolean", default: false, about: "prints this help" },
};

const usage = `npm run doctor -- --url https://console.example.com
${flagLines(flags, 12)}
The exit code is 1 if a check fails.`;

const { url, api, json } = readFlags(flags, usage);
// Not an argument, which other users of the machine can see.
const token = process.env["DOCTOR_TOKEN"] || undefined;
if (url === undefined) stop(usage);
if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) stop(`Not a web address: ${url}`);

/** @type {typeof import("./doctor/doctor")} */
const { diagnose, sections } = await loadTs("scripts/doctor/doctor.ts");
const { findings, redirectUris } = await diagnose({ url, api, token });
const failed = findings.filter(({ status }) => status === "failed");

if (json) {
  const withPages = findings.map(({ section, ...each }) => ({ ...each, see: section && sections[section] }));
  console.log(JSON.stringify({ ok: failed.length === 0, findings: withPages, redirectUris }, null, 2));
} else {
  const words = { ok: "ok", warning: "warn", failed: "FAIL", skipped: "–" };
  for (const { check, status, detail, section } of findings) {
    console.log(`${words[status].padEnd(5)} ${check}: ${detail}`);
    if (section !== undefined) console.log(`      → ${sections[section]}`);
  }
  console.log(`\nRedirect URIs to register with the provider:\n  ${redirectUris.join("\n  ")}\n`);
  console.log(
    failed.length === 0 ? "Nothing is wrong." : `${failed.length} of ${findings.length} checks failed.`,
  );
}
process.exitCode = failed.length === 0 ? 0 : 1;

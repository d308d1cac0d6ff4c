// `npm run bench:actions [-- actions rounds]`: time from a key in the search of ten thousand actions to the painted matches.
// Production build in Chromium, medians. Fails over budget.
import process from "node:process";
import { chromium } from "playwright";
import { installProbe, median } from "./bench/probe.mjs";
import { buildConsole } from "./build.mjs";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";
import { loadTs } from "./load-ts.mjs";

const count = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 5);
const budgetMs = 50;
/** Many, fewer, few, no, and finally all matches. */
const keys = ["b", "o", "o", "k", "#", ...Array.from({ length: 5 }, () => "Backspace")];

/** Ten thousand actions with names from the sandbox. */
function body() {
  const names = [
    "Book a table",
    "Book a room",
    "Cancel a booking",
    "Order a picnic basket",
    "Print the kitchen list",
    "Rent a bike",
    "Ask for a late check-out",
  ];
  const action = (index) => ({
    id: `act_${index}`,
    name: `${names[index % names.length]} ${index + 1}`,
    description: "Opens the page, fills in what is known and asks for the rest.",
    is_published: index % 3 !== 0,
    step_count: 1 + (index % 40),
    intents: [`do it ${index}`, "please do it", "do it for me"],
    version: 1 + (index % 9),
  });
  return JSON.stringify({ actions: Array.from({ length: count }, (_, index) => action(index)) });
}

async function openActions(browser, { url, sandbox }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  await page.addInitScript(installProbe);
  await page.route("**/v1/actions", (route) =>
    route.fulfill({ contentType: "application/json", body: body() }),
  );
  await page.goto(`${url}/actions`);
  await page.getByRole("button", { name: "Sign in with SSO" }).click();
  await page.getByRole("main").getByText(sandbox.people[0].email).click();
  await page.getByText(`${count.toLocaleString("en-US")} actions`).waitFor({ timeout: 60_000 });
  return page;
}

async function measure(page) {
  const took = [];
  await page.getByRole("searchbox", { name: "Search actions" }).focus();
  for (const key of keys) {
    // Listens before the key is pressed: the key would reach the page before the script.
    await page.evaluate(() => globalThis.probe.listen("keydown"));
    await page.keyboard.press(key);
    took.push(await page.evaluate(() => globalThis.heard));
  }
  return took;
}

await buildConsole();
const { serveConsole } = await loadTs("scripts/serve.ts");
const serving = await serveConsole({ port: 0 });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await openActions(browser, serving);
  // The first round is a warm-up.
  await measure(page);
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure(page));
  const medians = keys.map((_, at) => median(results.map((took) => took[at])));
  console.log(`${count} actions, milliseconds from the key until painted, medians of ${rounds}`);
  for (const [at, key] of keys.entries())
    console.log(`  ${key.padEnd(10)} ${medians[at].toFixed(0).padStart(4)}`);
  const slowest = Math.max(...medians);
  console.log(`  slowest    ${slowest.toFixed(0).padStart(4)}  (at most ${budgetMs})`);
  if (slowest > budgetMs) process.exitCode = 1;
} finally {
  await browser.close();
  await serving.close();
}

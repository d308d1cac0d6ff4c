import { expect } from "@playwright/test";
import { test } from "./harness/test";

// In one worker, in this order.
test.describe.configure({ mode: "default" });

const page = "/licenses.txt";
const asset = "/favicon.svg";

test("a test can store anything in the worker's browser profile", async ({ begin, visit }) => {
  const console = await begin();
  const tab = await (await visit()).newPage();
  await tab.goto(console.url + page);
  await tab.evaluate(async (address) => {
    localStorage.setItem("left", "behind");
    document.cookie = "left=behind; max-age=1000";
    await new Promise((opened) => (indexedDB.open("left").onsuccess = opened));
    await (await caches.open("left")).put("/left", new Response("behind"));
    await fetch(address, { cache: "force-cache" });
  }, asset);
});

test("the next test finds nothing of it", async ({ begin, visit }) => {
  const console = await begin();
  const tab = await (await visit()).newPage();
  await tab.goto(console.url + page);
  const found = await tab.evaluate(async (address) => {
    const cached = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    return {
      storage: Object.keys(localStorage),
      cookie: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cached: cached?.status ?? null,
      scripts: "reportPolicyViolation" in window,
    };
  }, asset);
  expect(found).toEqual({ storage: [], cookie: "", databases: [], caches: [], cached: null, scripts: true });
});

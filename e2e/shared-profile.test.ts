import { expect } from "@playwright/test";
import { test } from "./harness/test";

// In one worker, in this order.
test.describe.configure({ mode: "default" });

const page = "/licenses.txt";
const asset = "/favicon.svg";

let heard = 0;

test("a test can store anything in the worker's browser profile, and change it", async ({ begin, visit }) => {
  const sandbox = await begin();
  const profile = await visit();
  await profile.addInitScript(() => Object.assign(window, { left: "behind" }));
  await profile.route("**/left", (route) => route.fulfill({ body: "behind" }));
  await profile.grantPermissions(["clipboard-read"]);
  profile.on("page", () => (heard += 1));
  profile.on("request", () => (heard += 1));
  profile.on("response", () => (heard += 1));
  const tab = await profile.newPage();
  await tab.goto(sandbox.url + page);
  await tab.evaluate(async (address) => {
    localStorage.setItem("left", "behind");
    document.cookie = "left=behind; max-age=1000";
    await new Promise((opened) => (indexedDB.open("left").onsuccess = opened));
    await (await caches.open("left")).put("/left", new Response("behind"));
    await fetch(address, { cache: "force-cache" });
  }, asset);
  expect(await tab.evaluate("left")).toBe("behind");
  expect(await tab.evaluate(async () => (await fetch("/left")).text())).toBe("behind");
  expect(heard).toBeGreaterThan(0);
  heard = 0;
});

test("the next test finds nothing of it", async ({ begin, visit }) => {
  const sandbox = await begin();
  const tab = await (await visit()).newPage();
  await tab.goto(sandbox.url + page);
  const found = await tab.evaluate(async (address) => {
    const cached = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    return {
      storage: Object.keys(localStorage),
      cookie: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cached: cached?.status ?? null,
      isWatched: "reportPolicyViolation" in window,
      script: "left" in window,
      isRouted: (await (await fetch("/left")).text()) === "behind",
    };
  }, asset);
  expect(found).toEqual({
    storage: [],
    cookie: "",
    databases: [],
    caches: [],
    cached: null,
    isWatched: true,
    script: false,
    isRouted: false,
  });
  // TypeScript doesn't know this permission.
  const permission = "navigator.permissions.query({ name: 'clipboard-read' }).then(({ state }) => state)";
  expect(await tab.evaluate(permission)).toBe("prompt");
  expect(heard).toBe(0);
});

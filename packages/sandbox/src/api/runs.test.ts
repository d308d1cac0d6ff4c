import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readJson, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

const get = async <T>(path: string): Promise<T> => readJson<T>(await rig.call("GET", path));

const list = async (search: string) =>
  (await get<{ runs: { status: string; env: string; screenshot_url: string | null }[] }>(`/v1/runs${search}`))
    .runs;

test.each(["success", "failed", "running", "timeout"])("filters by status %s", async (status) => {
  expect(new Set((await list(`?status=${status}`)).map((run) => run.status))).toEqual(new Set([status]));
});

test("filters by both, without losing or duplicating runs", async () => {
  const all = await list("");
  const failedInProd = all.filter((run) => run.status === "failed" && run.env === "prod");
  expect(await list("?status=failed&env=prod")).toEqual(failedInProd);
  const parts = await Promise.all(["dev", "staging", "prod"].map((env) => list(`?env=${env}`)));
  expect(parts.flat()).toHaveLength(all.length);
});

test("rejects an unknown filter", async () => {
  expect((await rig.call("GET", "/v1/runs?status=All")).status).toBe(422);
  expect((await rig.call("GET", "/v1/runs?env=production")).status).toBe(422);
});

test("screenshots are pictures from this machine", async () => {
  const url = (await list("?status=failed")).find((run) => run.screenshot_url !== null)?.screenshot_url ?? "";
  expect(url.startsWith(rig.origin)).toBe(true);
  const response = await fetch(url);
  expect(response.headers.get("content-type")).toContain("image/svg+xml");
  expect(await response.text()).not.toMatch(/<script|style=/);
});

import { expect } from "@playwright/test";
import { apiOriginOf, test } from "./harness/test";

const askWithToken = (address: string) =>
  fetch(address, { headers: { Authorization: "Bearer any" } }).then(({ status }) => status);

test.describe("a token", () => {
  test("is only expected at the origin of the API, not at the same path elsewhere", async ({
    begin,
    visit,
    monitor,
  }) => {
    const sandbox = await begin({ foreignApi: true });
    const page = await (await visit()).newPage();
    await page.goto(sandbox.url);
    expect(await page.evaluate(askWithToken, `${apiOriginOf(sandbox)}/v1/sites/me`)).toBe(401);
    expect(monitor.problems).toEqual([]);
    await page.evaluate(askWithToken, `${sandbox.url}/v1/sites/me`);
    await expect
      .poll(() => monitor.problems.splice(0))
      .toEqual([`a token went to ${sandbox.url}/v1/sites/me`]);
  });
});

test.describe("a call", () => {
  test("that the API description doesn't know is a problem", async ({ begin, monitor }) => {
    const sandbox = await begin();
    await fetch(`${sandbox.url}/v1/runs?status=broken&color=red`);
    await fetch(`${sandbox.url}/v1/runs`, { method: "PATCH" });
    await expect
      .poll(() => monitor.problems)
      .toEqual([
        expect.stringMatching(/^contract: request GET \/v1\/runs: .*must be equal to one of/),
        "contract: request GET /v1/runs: The query parameter color isn’t described.",
        "contract: PATCH /v1/runs isn’t described.",
      ]);
    monitor.problems.splice(0);
  });
});

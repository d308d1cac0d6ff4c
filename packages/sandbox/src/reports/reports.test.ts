import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readJson, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

const send = (body: string, contentType = "text/plain;charset=UTF-8") =>
  fetch(`${rig.origin}/sandbox/reports`, {
    method: "POST",
    body,
    headers: { "content-type": contentType },
  });

test("config.json names the endpoint only when reporting is on", async () => {
  const config = async () => await readJson<object>(await fetch(`${rig.origin}/config.json`));
  expect(await config()).not.toHaveProperty("reporting");
  rig.sandbox.control.apply({ reporting: true });
  expect(await config()).toHaveProperty("reporting", { endpoint: `${rig.origin}/sandbox/reports` });
  rig.sandbox.control.apply({ reset: true });
  expect(await config()).not.toHaveProperty("reporting");
});

test("reports are kept until the log is cleared", async () => {
  expect((await send('{"reports":[]}')).status).toBe(204);
  expect((await send('{"csp-report":{}}', "application/csp-report")).status).toBe(204);
  const { reports } = await readJson<{ reports: object[] }>(await fetch(`${rig.origin}/sandbox/control`));
  expect(reports).toMatchObject([
    { contentType: "text/plain;charset=UTF-8", body: { reports: [] } },
    { contentType: "application/csp-report", body: { "csp-report": {} } },
  ]);
  rig.sandbox.control.apply({ clearLog: true });
  expect(rig.sandbox.control.reports()).toEqual([]);
});

test("refuses anything but JSON", async () => {
  expect((await send("boom")).status).toBe(422);
});

test("a fault replaces a script of the console as many times as configured", async () => {
  const ask = async () => await (await fetch(`${rig.origin}/assets/TeamPage-abc.js`)).text();
  expect(await ask()).toBe("the console");
  rig.sandbox.control.apply({ fault: { call: "GET /assets/TeamPage-*.js", fault: "crash", times: 1 } });
  expect(await ask()).toContain("throw new Error");
  expect(await ask()).toBe("the console");
  rig.sandbox.control.apply({ fault: { call: "GET /assets/*", fault: "status", status: 404 } });
  expect((await fetch(`${rig.origin}/assets/TeamPage-abc.js`)).status).toBe(404);
});

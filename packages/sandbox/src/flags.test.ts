import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { optionsFromFlags, sandboxFlags } from "./flags";
import { createSandbox } from "./sandbox";
import { begin } from "./testing/test-sandbox";

const options = (...args: string[]) => optionsFromFlags(parseArgs({ args, options: sandboxFlags }).values);

test("no options by default", () => {
  expect(options()).toEqual({});
});

test("all options", () => {
  expect(
    options(
      "--scenario=busy",
      "--now=2026-03-04T15:06:00Z",
      "--latency=250",
      "--run-interval=0",
      "--token-lifetime=60",
      "--fault=GET /v1/runs status status=503 times=2 body=html",
      "--fault=* /v1/* slow",
    ),
  ).toEqual({
    scenario: "busy",
    now: begin,
    latencyMs: 250,
    runIntervalSeconds: 0,
    tokenLifetimeSeconds: 60,
    faults: [
      { call: "GET /v1/runs", fault: "status", status: 503, times: 2, body: "html" },
      { call: "* /v1/*", fault: "slow" },
    ],
  });
});

test.each([
  ["--scenario=nope", /--scenario must be one of midway, new/],
  ["--now=tomorrow", /--now must be an instant/],
  ["--latency=quick", /--latency must be a whole number, not “quick”/],
  ["--run-interval=", /--run-interval must be a whole number/],
  ["--fault=GET /v1/runs", /no fault of the catalog/],
  ["--fault=runs reset", /must look like/],
  ["--fault=GET /v1/runs status status=200", /status must be a whole number from 400 to 599/],
])("%s is rejected with a message", (flag, message) => {
  expect(() => options(flag)).toThrow(message);
});

test("options take effect", async () => {
  const sandbox = createSandbox({
    now: begin,
    ...options("--scenario=slow", "--run-interval=5", "--fault=GET /v1/runs reset", "--token-lifetime=60"),
  });
  expect(sandbox.control.state()).toMatchObject({
    scenario: "midway",
    latencyMs: 3_000,
    runIntervalSeconds: 5,
    faults: [{ call: "GET /v1/runs", fault: "reset", applied: 0 }],
    idp: { tokenLifetimeSeconds: 60 },
  });
  await sandbox.close();
});

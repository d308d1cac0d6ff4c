import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { optionsFromFlags, sandboxFlags } from "./flags";
import { createSandbox } from "./sandbox";
import { begin } from "./testing/test-sandbox";

const options = (...args: string[]) => optionsFromFlags(parseArgs({ args, options: sandboxFlags }).values);

test.each([
  ["--scenario=nope", /--scenario must be one of midway, new/],
  ["--now=tomorrow", /--now must be an instant/],
])("%s is rejected with a message", (flag, message) => {
  expect(() => options(flag)).toThrow(message);
});

test("options take effect", async () => {
  const start = createSandbox({ now: begin, ...options("--reports", "--scenario=busy") });
  expect(start.control.state()).toMatchObject({ scenario: "busy", reporting: true });
  await start.close();
  const sandbox = createSandbox(options("--now=2026-03-04T15:06:00Z"));
  expect(sandbox.control.state()).toMatchObject({ scenario: "midway", reporting: false });
  expect(sandbox.control.state().now).toMatch("2026-03-04T15:06:0");
  await sandbox.close();
});

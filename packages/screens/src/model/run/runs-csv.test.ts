import { expect, test, vi } from "vitest";
import { failedRun, manyRuns, run } from "../../fixtures";
import { runsCsv } from "./runs-csv";

const whole = (...args: Parameters<typeof runsCsv>) => [...runsCsv(...args)].map(({ text }) => text).join("");
const cell = (value: string) =>
  whole([run({ actionName: value })])
    .split("\r\n")
    .slice(1)
    .join("\r\n")
    .slice("run_8841,".length, -1);

test("a head and a line for each run, in UTC", () => {
  expect(whole([failedRun])).toBe(
    "\uFEFFRun ID,Action,Action ID,Status,Environment,Duration (ms),Started (UTC),Completed (UTC),Drift,Failed step,Failed selector,Failure message\r\n" +
      'run_8840,Book a room,act_book_room,Failed,Production,11020,2026-03-04T14:31:40.000Z,2026-03-04T14:31:51.000Z,,5,"button[name=""confirm-booking""]",No element matched the selector within 5 seconds.\r\n',
  );
});

test.each([
  ["=1+1", `"'=1+1"`],
  ["+1", `"'+1"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ["＝1+1", `"'＝1+1"`],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["a=b", "a=b"],
  ["plain", "plain"],
])("%j is written %j", (value, written) => {
  expect(cell(value).startsWith(`${written},`)).toBe(true);
});

test("what is missing is empty", () => {
  const bare = {
    actionId: null,
    actionName: null,
    status: null,
    env: null,
    durationMs: null,
    startedAt: "nonsense",
    completedAt: null,
  };
  expect(whole([run({ id: null, ...bare })]).split("\r\n")[1]).toBe(",,,Unknown,,,,,,,,");
});

test("a day without a time is exported as that day, wherever it is read", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const text = whole([run({ startedAt: "2026-03-04", completedAt: "2026-03-04T23:00:00-05:00" })]);
  vi.unstubAllEnvs();
  expect(text).toContain(",2026-03-04,2026-03-05T04:00:00.000Z,");
});

test("a long export comes in pieces that tell how far they are", () => {
  expect([...runsCsv(manyRuns(25), 10)].map(({ rows }) => rows)).toEqual([0, 10, 20, 25]);
  expect(whole(manyRuns(25), 10)).toBe(whole(manyRuns(25)));
});

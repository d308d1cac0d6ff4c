import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { failedRun, manyRuns, run } from "../../fixtures";
import { runsCsv } from "./runs-csv";

const whole = (...args: Parameters<typeof runsCsv>) => [...runsCsv(...args)].map(({ text }) => text).join("");
const cellOf = (value: string) =>
  whole([run({ actionName: value })])
    .split("\r\n")
    .slice(1)
    .join("\r\n")
    .slice("run_8841,".length, -1);

test("writes a header and a line for each run, in UTC", () => {
  expect(whole([failedRun])).toBe(
    "\uFEFFRun ID,Action,Action ID,Status,Environment,Duration (ms),Started (UTC),Completed (UTC),Drift status,Failed step,Failed selector,Failure message\r\n" +
      'run_8840,Book a room,act_book_room,Failed,Production,11020,2026-03-04T14:31:40.000Z,2026-03-04T14:31:51.000Z,,5,"button[name=""confirm-booking""]",\r\n',
  );
});

test.each([
  ["=1+1", `"'=1+1"`],
  ["+1", `"'+1"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"\t'=1"`],
  ["\r=1", `"\r'=1"`],
  ["Pay;=cmd|' /C calc'!A0", `"Pay;'=cmd|' /C calc'!A0"`],
  ["a,-1", `"a,'-1"`],
  ["a\t@x", `"a\t'@x"`],
  ['a;"=1', `"a;""'=1"`],
  ["a; =1", `"a; '=1"`],
  ["a;b", '"a;b"'],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ["＝1+1", `"'＝1+1"`],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["a=b", "a=b"],
  ["plain", "plain"],
])("writes %j as %j", (value, written) => {
  expect(cellOf(value).startsWith(`${written},`)).toBe(true);
});

test("leaves missing values empty", () => {
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

test("exports a date without a time as that day in every time zone", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const text = whole([run({ startedAt: "2026-03-04", completedAt: "2026-03-04T23:00:00-05:00" })]);
  vi.unstubAllEnvs();
  expect(text).toContain(",2026-03-04,2026-03-05T04:00:00.000Z,");
});

test("yields a long export in chunks with its progress", () => {
  expect([...runsCsv(manyRuns(25), 10)].map(({ rows }) => rows)).toEqual([0, 10, 20, 25]);
  expect(whole(manyRuns(25), 10)).toBe(whole(manyRuns(25)));
});

/** Splits a file as lenient spreadsheets do: quotes count only at the start of a cell. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    let cell = "";
    if (text.charAt(at) === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text.charAt(at) !== '"') cell += text.charAt(at);
        else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1));
        else break;
      }
      at += 1;
    }
    for (; at < text.length && ![separator, "\r", "\n"].includes(text.charAt(at)); at += 1)
      cell += text.charAt(at);
    cells.push(cell);
  }
  return cells;
}

test.each([",", ";", "\t"])("no cell is a formula with %j as the separator", (separator) => {
  const piece = fc.constantFrom(
    ...Array.from("=+-@;,\t\r\n\"' ax＝"),
    "=cmd|' /C calc'!A0",
    ";=1",
    '";"=1',
    '",=1',
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, text, text, (actionName, failureMessage, id) => {
      const csv = whole([run({ id, actionName, failureMessage, durationMs: 1 })]);
      for (const cell of cellsOf(csv.slice(1), separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 1_000 },
  );
});

test("leaves out a message that may repeat a typed value", () => {
  const failure = { failureMessage: "Wrong: hunter2", failureSelector: "#password" };
  expect(whole([run(failure)])).not.toContain("hunter2");
  expect(whole([run({ failureMessage: "token=abc123", failureSelector: null })])).not.toContain("abc123");
  expect(whole([run({ failureMessage: "Timed out", failureSelector: null })])).toContain(",Timed out\r\n");
});

test.each(["=", ";=", '"', "\t", " "])("exports a field of a million times %j", (piece) => {
  const long = piece.repeat(1_000_000);
  expect(whole([run({ actionName: long, failureMessage: long })])).toContain("\r\n");
});

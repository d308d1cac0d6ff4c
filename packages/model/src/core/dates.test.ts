import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addDays,
  daysBetween,
  formatMonthDay,
  isCalendarDay,
  parseCalendarDay,
  parseInstant,
  utcDay,
} from "./dates";

const noon = Date.UTC(2026, 2, 4, 12, 0);

test.each([
  ["2026-03-04T15:06:00Z", Date.UTC(2026, 2, 4, 15, 6)],
  ["2026-03-04T15:06:00.123Z", Date.UTC(2026, 2, 4, 15, 6, 0, 123)],
  ["2026-03-04T15:06:00.123456Z", Date.UTC(2026, 2, 4, 15, 6, 0, 123)],
  ["2026-03-04T15:06Z", Date.UTC(2026, 2, 4, 15, 6)],
  ["2026-03-04 15:06:00+02:00", Date.UTC(2026, 2, 4, 13, 6)],
  ["2026-03-04T15:06:00+0200", Date.UTC(2026, 2, 4, 13, 6)],
  ["2026-03-04 15:06:00.5 +02", Date.UTC(2026, 2, 4, 13, 6, 0, 500)],
  ["2026-03-04t15:06:00z", Date.UTC(2026, 2, 4, 15, 6)],
  ["  2026-03-04T15:06:00Z ", Date.UTC(2026, 2, 4, 15, 6)],
  ["2026-03-04T15:06:00", Date.UTC(2026, 2, 4, 15, 6)],
  ["2026-03-04 15:06", Date.UTC(2026, 2, 4, 15, 6)],
  [" 2026-03-04T15:06:00.000000 ", Date.UTC(2026, 2, 4, 15, 6)],
  ["2028-02-29T00:00:00Z", Date.UTC(2028, 1, 29)],
  [Date.UTC(2026, 2, 4), Date.UTC(2026, 2, 4)],
  [1_772_636_760, 1_772_636_760_000],
])("%j is an instant", (written, instant) => {
  expect(parseInstant(written)).toBe(instant);
});

test.each([
  "",
  "yesterday",
  "1",
  "2026-02-30T00:00:00Z",
  "2026-13-01T00:00:00Z",
  "0085-03-04",
  "2026-03-04T25:00:00Z",
  "2026-03-04T15:06:61Z",
  "2026-03-04T15:06:00+99:00",
  "0001-01-01T00:00:00Z",
  "1970-01-01T00:00:00Z",
  "2026-03-04T15:06:00Z<script>",
  0,
  8.64e15 + 1,
  Number.NaN,
  null,
  {},
  true,
])("%j isn't an instant", (written) => {
  expect(parseInstant(written)).toBeNull();
});

describe.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"])("in %s", (zone) => {
  beforeEach(() => {
    vi.stubEnv("TZ", zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("a date without a time is that calendar day", () => {
    expect(parseInstant("2026-03-04")).toBe(new Date(2026, 2, 4).getTime());
    expect(parseCalendarDay("2026-03-04")).toBe("2026-03-04");
  });

  test("formats a calendar day as that day", async () => {
    // Formatters are cached, so this time zone needs new ones.
    vi.resetModules();
    const made = await import("./dates");
    expect(made.formatMonthDay("2026-03-04")).toBe("Mar 4");
  });

  test("a time without a zone is UTC", () => {
    expect(parseInstant("2026-03-04T15:06:00")).toBe(Date.UTC(2026, 2, 4, 15, 6));
  });
});

test.each([
  ["2026-03-04", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-3-4", false],
  ["2026-03-04T00:00:00Z", false],
  ["2026-00-10", false],
  ["", false],
])("is %s a calendar day? %s", (text, real) => {
  expect(isCalendarDay(text)).toBe(real);
});

test.each([
  ["2026-03-04", "2026-03-04"],
  ["2026-03-04T23:30:00-05:00", "2026-03-05"],
  [noon, "2026-03-04"],
  ["2026-02-30", null],
  ["0001-01-01", null],
  ["0000-01-03", null],
  [null, null],
])("%j is on the day %s", (written, day) => {
  expect(parseCalendarDay(written)).toBe(day);
});

test("adds days across months, years and clock changes", () => {
  expect([
    addDays("2026-03-01", -1),
    addDays("2026-12-31", 1),
    addDays("2026-03-28", 2),
    addDays("2028-02-28", 1),
  ]).toEqual(["2026-02-28", "2027-01-01", "2026-03-30", "2028-02-29"]);
});

test("counts whole days, never below zero", () => {
  expect([
    daysBetween(noon - 86_400_000, noon),
    daysBetween(noon - 86_399_999, noon),
    daysBetween(noon, noon - 1),
  ]).toEqual([1, 0, 0]);
});

test("formats calendar days", () => {
  expect([formatMonthDay("2026-03-04"), formatMonthDay("nonsense"), formatMonthDay("")]).toEqual([
    "Mar 4",
    "—",
    "—",
  ]);
  expect(utcDay(Date.UTC(2026, 2, 4, 23, 59, 59))).toBe("2026-03-04");
});

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { formatDateTime, formatDay, formatFullInstant, formatRelative, isCalendarDay, parseInstant } from "./dates";

const afternoon = Date.UTC(2026, 2, 4, 15, 6, 0);

// Far from UTC, so that a reader's zone taken for the writer's shows.
beforeAll(() => {
  vi.stubEnv("TZ", "America/New_York");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [afternoon, afternoon],
  ["2026-03-04T15:06:00Z", afternoon],
  ["2026-03-04T15:06:00.000Z", afternoon],
  ["2026-03-04T15:06:00", afternoon],
  ["2026-03-04 15:06", afternoon],
  [" 2026-03-04T15:06:00.000000 ", afternoon],
  ["2026-03-04T17:06:00+02:00", afternoon],
  ["2026-03-04T17:06:00+0200", afternoon],
  ["2026-03-04", Date.UTC(2026, 2, 4)],
  ["2026-02-30", null],
  ["2026-02-30T10:00:00Z", null],
  ["2026-13-01", null],
  ["2026-03-04T25:00:00Z", null],
  ["yesterday", null],
  ["foo 1", null],
  ["", null],
  ["0000-00-00T00:00:00Z", null],
  [null, null],
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [Infinity, null],
  [8.64e15, null],
])("%j is the instant %j", (written, instant) => {
  expect(parseInstant(written)).toBe(instant);
});

describe("an instant in words", () => {
  test.each([
    ["UTC", "Mar 4, 2026, 3:06 PM", "Wednesday, March 4, 2026 at 3:06:00 PM UTC"],
    ["America/New_York", "Mar 4, 2026, 10:06 AM", "Wednesday, March 4, 2026 at 10:06:00 AM EST"],
    ["Asia/Tokyo", "Mar 5, 2026, 12:06 AM", "Thursday, March 5, 2026 at 12:06:00 AM GMT+9"],
  ])("in %s, with plain spaces alone", (zone, short, full) => {
    expect(formatDateTime(afternoon, zone)).toBe(short);
    expect(formatFullInstant(afternoon, zone)).toBe(full);
  });

  test("an engine's narrow no-break space becomes a plain one", () => {
    class NarrowSpaced {
      format = () => "3:06\u202FPM";
    }
    vi.stubGlobal("Intl", { DateTimeFormat: NarrowSpaced });
    expect(formatDateTime(afternoon)).toBe("3:06 PM");
  });

  test("none is a dash", () => {
    expect([formatDateTime(null), formatFullInstant(null), formatRelative(null, afternoon), formatDay(null)]).toEqual(["—", "—", "—", "—"]);
  });
});

test("a calendar day is that day, whatever the zone", () => {
  expect(isCalendarDay("2026-03-04")).toBe(true);
  expect(isCalendarDay("2026-03-04T00:00:00Z")).toBe(false);
  expect(isCalendarDay(afternoon)).toBe(false);
  expect(formatDay(parseInstant("2026-03-04"))).toBe("Mar 4, 2026");
});

test.each([
  [0, "just now"],
  [4, "just now"],
  [-30, "just now"],
  [12, "12 seconds ago"],
  [60, "1 minute ago"],
  [2 * 3600, "2 hours ago"],
  [30 * 3600, "1 day ago"],
  [45 * 86_400, "1 month ago"],
  [800 * 86_400, "2 years ago"],
  [-3 * 86_400, "in 3 days"],
])("%d seconds before now is “%s”", (seconds, words) => {
  expect(formatRelative(afternoon - seconds * 1000, afternoon)).toBe(words);
});

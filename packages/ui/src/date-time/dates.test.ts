import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { formatDateTime, formatDay, formatFullInstant, formatRelative, formatUtc } from "./dates";

const afternoon = Date.UTC(2026, 2, 4, 15, 6, 0);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("formatting an instant", () => {
  test.each([
    ["UTC", "Mar 4, 2026, 3:06 PM", "Wednesday, March 4, 2026 at 3:06:00 PM UTC"],
    [
      "America/New_York",
      "Mar 4, 2026, 10:06 AM",
      "Wednesday, March 4, 2026 at 10:06:00 AM EST\nWednesday, March 4, 2026 at 3:06:00 PM UTC",
    ],
    [
      "Asia/Tokyo",
      "Mar 5, 2026, 12:06 AM",
      "Thursday, March 5, 2026 at 12:06:00 AM GMT+9\nWednesday, March 4, 2026 at 3:06:00 PM UTC",
    ],
  ])("uses plain spaces in %s, and says the same in UTC", (zone, short, full) => {
    expect(formatDateTime(afternoon, zone)).toBe(short);
    expect(formatFullInstant(afternoon, zone)).toBe(full);
  });

  test("has a time in UTC only where it differs from the local one", () => {
    expect(formatUtc(afternoon, "Asia/Tokyo")).toBe("Mar 4, 2026, 3:06 PM UTC");
    expect(formatUtc(afternoon, "UTC")).toBeNull();
    expect(formatUtc(afternoon, "Africa/Abidjan")).toBeNull();
  });

  test("replaces narrow no-break spaces", () => {
    class NarrowSpaced {
      format = () => "3:06\u202FPM";
    }
    vi.stubGlobal("Intl", { DateTimeFormat: NarrowSpaced });
    // A zone that no other test uses, because formatters are cached.
    expect(formatDateTime(afternoon, "Europe/Oslo")).toBe("3:06 PM");
  });

  test.each([null, Number.NaN, Infinity, -Infinity, 8.64e15 + 1])("shows a dash for %s", (instant) => {
    expect([formatDateTime(instant), formatFullInstant(instant), formatRelative(instant, afternoon)]).toEqual(
      ["—", "—", "—"],
    );
  });

  test("returns a string for any number", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, 8.64e15, Number.MAX_VALUE, Number.MIN_VALUE)),
        (value) => {
          const shown = [
            formatDateTime(value, "UTC"),
            formatFullInstant(value, "UTC"),
            formatRelative(value, afternoon),
          ];
          expect(shown.join(" ")).not.toMatch(/NaN|undefined|null|Invalid Date|Infinity/);
        },
      ),
    );
  });
});

test.each(["UTC", "Pacific/Kiritimati", "America/New_York"])(
  "shows a calendar day as the same day in %s",
  async (zone) => {
    vi.stubEnv("TZ", zone);
    // Formatters are cached, so this locale's is created here.
    vi.resetModules();
    const made = await import("./dates");
    expect(made.formatDay("2026-03-04")).toBe("Mar 4, 2026");
  },
);

test("shows a dash for an invalid day", () => {
  expect([formatDay(""), formatDay("nonsense")]).toEqual(["—", "—"]);
});

test.each([
  [0, "just now"],
  [4_000, "just now"],
  [-30_000, "just now"],
  [5_000, "5 seconds ago"],
  [12_000, "12 seconds ago"],
  [59_999, "59 seconds ago"],
  [60_000, "1 minute ago"],
  [3_599_999, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [47 * 3_600_000, "1 day ago"],
  [29 * 86_400_000, "29 days ago"],
  [45 * 86_400_000, "1 month ago"],
  [364 * 86_400_000, "12 months ago"],
  [800 * 86_400_000, "2 years ago"],
  [-90_000, "in 1 minute"],
  [-3 * 86_400_000, "in 3 days"],
])("%d ms before now is “%s”", (distance, words) => {
  expect(formatRelative(afternoon - distance, afternoon)).toBe(words);
});

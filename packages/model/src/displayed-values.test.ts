import * as fc from "fast-check";
import { expect, test } from "vitest";
import { run, runDetails, runStep } from "./fixtures";
import { stepCountText, versionText } from "./action/action";
import { runsMeter } from "./billing/plan";
import { safeRedirectUrl } from "./billing/redirect";
import { isCalendarDay, parseInstant, utcDay } from "./core/dates";
import { formatDuration } from "./core/duration";
import { formatNumber, formatPercent } from "./core/numbers";
import { failureRateBadge } from "./dashboard/usage";
import { paths } from "./route/paths";
import { compareRuns } from "./run/detail/compare-runs";
import { waterfall } from "./run/detail/waterfall";
import { runReport } from "./run/export/run-report";
import { parseRunsQuery } from "./run/runs-query";
import { selectorReasons } from "./step/selector";
import { stepSentence } from "./step/step-sentence";
import { formatHotkey, hotkeyHint } from "./widget/hotkey";

const never = /NaN|undefined|null|Invalid Date|Infinity|\[object Object\]/;
const text = fc.string({ unit: "binary" }).filter((each) => !never.test(each));
const textOrNone = fc.option(text);
const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(-0, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 53),
);
const numberOrNone = fc.option(anyNumber);

test("never formats an invalid number", () => {
  fc.assert(
    fc.property(numberOrNone, (value) => {
      const shown = [
        formatDuration(value),
        formatNumber(value),
        formatPercent(value),
        stepCountText(value),
        versionText(value),
        failureRateBadge(value)?.word ?? "",
      ];
      expect(shown.join(" ")).not.toMatch(never);
    }),
  );
});

test("parses any text to a valid instant or null", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), anyNumber), (value) => {
      const instant = parseInstant(value);
      expect(instant === null || isCalendarDay(utcDay(instant))).toBe(true);
    }),
  );
});

test("usage is always finite", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (runsSuccessful, runsFailed, actionsPublished) => {
      const {
        fill,
        text: shown,
        warning,
      } = runsMeter({ plan: "free", usage: { runsSuccessful, runsFailed, actionsPublished } });
      expect(fill).toBeGreaterThanOrEqual(0);
      expect(fill).toBeLessThanOrEqual(1);
      expect(`${shown} ${warning ?? ""}`).not.toMatch(never);
    }),
  );
});

test("accepts any text as a selector, key combination or URL", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(selectorReasons(one).join(" ")).not.toMatch(never);
      expect(stepSentence({ type: one, selector: other, description: null, value: other })).not.toMatch(
        never,
      );
      expect(`${formatHotkey(one, "mac")} ${hotkeyHint(one) ?? ""}`).not.toMatch(never);
      expect(safeRedirectUrl(one, { consoleOrigin: "https://console.example" }) ?? "https://").toMatch(
        /^https?:\/\//,
      );
    }),
  );
});

test("any ID gives a URL within its list, and any query survives the round trip", () => {
  fc.assert(
    fc.property(text, text, (id, q) => {
      expect(new URL(paths.run.href(id), "https://console.example").pathname).toMatch(/^\/runs(?:\/[^/]+)?$/);
      const href = paths.runs.href({ q });
      expect(paths.runs.href(parseRunsQuery(new URL(href, "https://console.example").search))).toBe(href);
    }),
  );
});

test("any timeline can be drawn, compared and reported", () => {
  const step = fc
    .record({
      type: textOrNone,
      selector: textOrNone,
      value: textOrNone,
      durationMs: numberOrNone,
      error: textOrNone,
      status: textOrNone,
    })
    .map((over) => runStep(over));
  fc.assert(
    fc.property(
      fc.array(step),
      fc.array(step),
      numberOrNone,
      textOrNone,
      (here, there, durationMs, message) => {
        for (const { offset, share } of waterfall({ durationMs, steps: here }).steps) {
          expect(Math.min(offset, share)).toBeGreaterThanOrEqual(0);
          expect(Math.max(offset, share)).toBeLessThanOrEqual(1);
        }
        const { rows } = compareRuns(here, there);
        expect(rows.flatMap((row) => (row.here === null ? [] : [row.here.index]))).toEqual([...here.keys()]);
        expect(rows.flatMap((row) => (row.there === null ? [] : [row.there.index]))).toEqual([
          ...there.keys(),
        ]);
        expect(
          runReport(runDetails({ ...run({ durationMs, failureMessage: message }), steps: here })),
        ).not.toMatch(never);
      },
    ),
  );
});

import { UiProvider } from "@understudy/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { WrittenDate } from "./WrittenDate";

afterEach(() => {
  vi.unstubAllEnvs();
});

const shown = (written: string | null) =>
  renderToStaticMarkup(
    <UiProvider timeZone="America/New_York">
      <WrittenDate written={written} />
    </UiProvider>,
  ).replaceAll(/<[^>]*>/g, "");

test.each([
  ["2026-03-04T15:06:00Z", "Mar 4, 2026, 10:06 AM"],
  ["2026-03-04 17:06:00.5 +02", "Mar 4, 2026, 10:06 AM"],
  ["2026-03-04T02:00:00", "Mar 3, 2026, 9:00 PM"],
  ["2026-03-04", "Mar 4, 2026"],
  [" 2026-03-04 ", "Mar 4, 2026"],
  ["2026-02-30", "—"],
  ["2026-02-30T25:00:00Z", "—"],
  ["0001-01-01", "—"],
  ["yesterday", "—"],
  [null, "—"],
])("%j reads “%s” in New York", (written, text) => {
  vi.stubEnv("TZ", "America/New_York");
  expect(shown(written)).toBe(text);
});

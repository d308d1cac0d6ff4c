import { UiProvider, type Column } from "@understudy/ui";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { draftTableColumns } from "../drafts/draft-table";
import { apiKey, draft, driftAlert, member, ready, run } from "@understudy/model/fixtures";
import { DriftAlerts } from "../dashboard/DriftAlerts";
import { allRuns } from "@understudy/model";
import { runTableColumns } from "../runs/run-table";
import { keyTableColumns } from "../settings/keys/key-table";
import { memberTableColumns } from "../team/member-table";
import { ServerDate } from "./ServerDate";

afterEach(() => {
  vi.unstubAllEnvs();
});

const shown = (node: ReactNode) =>
  renderToStaticMarkup(<UiProvider timeZone="America/New_York">{node}</UiProvider>).replaceAll(
    /<[^>]*>/g,
    "",
  );

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
])("shows %j as “%s” in New York", (date, text) => {
  vi.stubEnv("TZ", "America/New_York");
  expect(shown(<ServerDate date={date} />)).toBe(text);
});

const day = "2026-11-01";
const nothing = () => undefined;
const cellOf = <Row,>(columns: readonly Column<Row>[], key: string, row: Row) =>
  columns.find((column) => column.key === key)?.cell(row, { rowLabelId: "row", busy: false });

test.each<[string, () => ReactNode]>([
  ["when a draft was recorded", () => cellOf(draftTableColumns, "created", draft({ createdAt: day }))],
  [
    "when a key was created",
    () => cellOf(keyTableColumns(nothing, null), "created", apiKey({ createdAt: day })),
  ],
  [
    "when a key was last used",
    () => cellOf(keyTableColumns(nothing, null), "lastUsed", apiKey({ lastUsed: day })),
  ],
  [
    "the date of an invitation",
    () => cellOf(memberTableColumns(nothing), "invited", member({ invitedAt: day })),
  ],
  ["when a run began", () => cellOf(runTableColumns(allRuns), "started", run({ startedAt: day }))],
  [
    "when a step drifted last",
    () => <DriftAlerts drift={ready([driftAlert({ latestOccurrence: day })])} onRetry={nothing} />,
  ],
])("shows %s without a time if the server sent none", (_, part) => {
  expect(shown(part())).toMatch(/Nov 1, 2026(?!,)/);
});

import { expect, test } from "vitest";
import { parseInstant } from "./dates";
import { instantReader } from "./instants";

test("the fast reader agrees with the full parser, row after row", () => {
  const lines = [
    "2026-03-04T15:06:07Z",
    "2026-03-04T15:06:07.089Z",
    "2026-03-05T00:00:00.500Z",
    "2026-03-04T23:59:59Z",
    "2026-02-30T12:00:00Z",
    "2026-02-30T12:00:01Z",
    "2026-03-04T24:00:00Z",
    "2026-03-04T12:60:00Z",
    "2026-03-04T12:00:61Z",
    "2026-03-04T12:00:00.123456Z",
    "2026-03-04T12:00:00+02:00",
    "2026-03-04",
    "1970-01-01T00:00:00Z",
    "1970-01-01T00:00:01Z",
    "0001-01-01T00:00:00Z",
    "nonsense",
    "",
    null,
  ];
  const read = instantReader();
  expect(lines.map(read)).toEqual(lines.map(parseInstant));
});

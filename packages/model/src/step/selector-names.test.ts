import { expect, test } from "vitest";
import { linear, timeGrowth } from "../testing/linear-time";
import { looksGenerated } from "./selector-names";

test("takes linear time on a long name of numbered words", () => {
  expect(
    timeGrowth((size) => {
      const name = `radix-${"a1-".repeat(size)}é`;
      return () => looksGenerated(name);
    }, 2_000),
  ).toBeLessThanOrEqual(linear);
});

import { expect, test, vi } from "vitest";
import type { Incident } from "./incidents";

test("keeps the first 20 incidents until something receives them", async () => {
  // Other tests share the process.
  vi.resetModules();
  const { onIncident, reportIncident } = await import("./incidents");
  for (let at = 0; at < 25; at += 1) reportIncident({ kind: "error", error: at });
  const received: Incident[] = [];
  onIncident((incident) => received.push(incident));
  reportIncident({ kind: "error", error: "later" });
  expect(received.map((incident) => ("error" in incident ? incident.error : null))).toEqual([
    ...Array.from({ length: 20 }, (_, at) => at),
    "later",
  ]);
});

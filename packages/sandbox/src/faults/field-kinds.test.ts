import { expect, test } from "vitest";
import { fieldKinds, kinds } from "./field-kinds";

test("finds dates, enumerations and IDs by their schema, whatever they are called", () => {
  const schemas = {
    Instant: { type: "string", format: "date-time" },
    Trigger: { enum: ["user", "schedule"] },
    Run: {
      properties: {
        at: { $ref: "#/components/schemas/Instant" },
        until: { oneOf: [{ $ref: "#/components/schemas/Instant" }, { type: "null" }] },
        origin: { type: "string", format: "id" },
        androId: { type: "string" },
        trigger: { $ref: "#/components/schemas/Trigger" },
        steps: { items: { properties: { day: { format: "date" }, type: { type: "string" } } } },
      },
    },
  };
  const { dates, enums, ids } = fieldKinds({ components: { schemas } });
  expect([...dates].toSorted()).toEqual(["at", "day", "until"]);
  expect([...enums]).toEqual(["trigger"]);
  expect([...ids]).toEqual(["origin"]);
});

test("knows the fields of docs/api.yaml", () => {
  expect([...kinds.dates]).toEqual(
    expect.arrayContaining(["started_at", "completed_at", "createdAt", "lastUsed", "joined_at", "date"]),
  );
  expect([...kinds.enums]).toEqual(
    expect.arrayContaining(["status", "env", "role", "plan", "coexistence_mode", "launcher_side"]),
  );
  expect([...kinds.ids].toSorted()).toEqual(["actionId", "action_id", "id", "siteId", "site_id"]);
});

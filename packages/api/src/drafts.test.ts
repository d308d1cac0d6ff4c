import { describe, expect, test } from "vitest";
import type { Draft, DraftStep } from "@understudy/model";
import { bareDraft } from "../testing/entities";
import type { Schemas } from "./api-types";
import { fieldsIn } from "./json";
import { decodeDraft, decodeDrafts } from "./drafts";

const row = {
  id: "d1",
  name: "Book",
  description: "Books a room",
  intents: ["book", ""],
  destructive: true,
  page: { routePattern: "/rooms/:id" },
  entry: { type: "click" },
  steps: [{ type: "click", selector: "#book", description: "Open booking" }],
  created_at: "2026-03-04T15:06:00Z",
} satisfies Schemas["Draft"];
const draft = {
  key: "d1",
  id: "d1",
  name: "Book",
  description: "Books a room",
  intents: ["book", ""],
  destructive: true,
  routePattern: "/rooms/:id",
  entryType: "click",
  steps: [{ type: "click", selector: "#book", description: "Open booking" }],
  createdAt: "2026-03-04T15:06:00Z",
} satisfies Omit<Draft, "received">;
const noStep: DraftStep = { type: null, selector: null, description: null };
const nothing = { ...bareDraft, key: "~1", id: null } satisfies Draft;

describe("a draft", () => {
  test.each([
    ["whole", row, draft],
    [
      "with the other spelling of its date",
      { ...row, created_at: undefined, createdAt: row.created_at },
      draft,
    ],
    ["with nothing else", { steps: [] }, nothing],
    [
      "of wrong types",
      {
        id: [],
        name: {},
        intents: {},
        destructive: "no idea",
        page: "x",
        entry: [],
        steps: {},
        created_at: true,
      },
      nothing,
    ],
    ["with a day for a date", { ...row, created_at: "2026-11-01" }, { ...draft, createdAt: "2026-11-01" }],
    [
      "with an impossible date",
      { ...row, created_at: "2026-02-31T00:00:00Z" },
      { ...draft, createdAt: null },
    ],
    [
      "with phrases of which some can’t be read",
      { ...row, intents: [{ text: "book" }, "b"] },
      { ...draft, intents: ["b"] },
    ],
    ["with a number for a phrase", { ...row, intents: [7] }, { ...draft, intents: ["7"] }],
    ["without a name", { ...row, name: null }, { ...draft, name: "" }],
    [
      "with steps that cannot be read, which keep their numbers",
      { ...row, steps: [null, row.steps[0], "x", { type: 5 }] },
      { ...draft, steps: [noStep, row.steps[0], noStep, { ...noStep, type: "5" }] },
    ],
  ])("%s", (_case, sent, expected) => {
    const body: unknown = JSON.parse(JSON.stringify(sent));
    const { name, description, intents, destructive } = fieldsIn(body);
    const whole = { ...expected, received: { name, description, intents, destructive } };
    expect(decodeDraft(body)).toEqual(whole);
    expect(decodeDraft({ draft: body })).toEqual(whole);
    expect(decodeDrafts([body])).toEqual([whole]);
    expect(decodeDrafts({ drafts: [body] })).toEqual([whole]);
  });
});

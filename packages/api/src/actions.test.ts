import { describe, expect, test } from "vitest";
import type { Action } from "@understudy/model";
import { bareAction } from "../testing/entities";
import type { Schemas } from "./api-types";
import { decodeActions } from "./actions";

const row = {
  id: "a1",
  name: "Book a room",
  description: "…",
  is_published: true,
  step_count: 4,
  intents: ["book"],
  version: 3,
} satisfies Schemas["Action"];
const action = {
  key: "a1",
  id: "a1",
  name: "Book a room",
  description: "…",
  isPublished: true,
  stepCount: 4,
  intents: ["book"],
  version: 3,
} satisfies Action;
const nothing = { ...bareAction, key: "~1", id: null } satisfies Action;

describe("actions", () => {
  test.each([
    ["whole", row, action],
    ["with a number as its id", { ...row, id: 12 }, { ...action, key: "12", id: "12" }],
    ["with nothing", {}, nothing],
    [
      "with nulls",
      {
        id: null,
        name: null,
        description: null,
        is_published: null,
        step_count: null,
        intents: null,
        version: null,
      },
      nothing,
    ],
    [
      "of wrong types",
      {
        id: {},
        name: [],
        description: 5,
        is_published: "maybe",
        step_count: "four",
        intents: "book",
        version: {},
      },
      { ...nothing, description: "5" },
    ],
    ["with blanks", { ...row, name: "  ", version: "" }, { ...action, name: null, version: null }],
    ["with a version that is no number", { ...row, version: "-Infinity" }, { ...action, version: null }],
    ["with a version in words", { ...row, version: "v3-beta" }, { ...action, version: "v3-beta" }],
    [
      "with impossible numbers",
      { ...row, step_count: -1, version: -2 },
      { ...action, stepCount: null, version: null },
    ],
    ["with a huge number", { ...row, step_count: 1e300 }, { ...action, stepCount: Number.MAX_SAFE_INTEGER }],
    [
      "with intents of all kinds",
      { ...row, intents: ["a", "", 5, null, {}, "b"] },
      { ...action, intents: ["a", "", "5", "b"] },
    ],
    ["with flags as numbers and text", { ...row, is_published: "true" }, action],
  ])("%s", (_case, sent, expected) => {
    expect(decodeActions({ actions: [sent] })).toEqual([expected]);
    expect(decodeActions([sent])).toEqual([expected]);
  });

  test("have unique keys if IDs repeat or are missing", () => {
    const rows = decodeActions([
      { id: "a" },
      { id: "a" },
      {},
      { id: "~3" },
      { id: "a~2~1" },
      { id: "__proto__" },
      { id: "__proto__" },
    ]);
    expect(rows).toMatchObject([
      { key: "a", id: "a" },
      { key: "a~2~1", id: "a" },
      { key: "~3", id: null },
      { key: "~3~4~1", id: "~3" },
      { key: "a~2~1~5~1", id: "a~2~1" },
      { key: "__proto__" },
      { key: "__proto__~7~1" },
    ]);
  });

  test("read no fields from the prototype", () => {
    expect(decodeActions(JSON.parse('[{"__proto__":{"name":"no","is_published":true}}]'))).toEqual([nothing]);
  });
});

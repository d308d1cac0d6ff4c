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

  test("read no fields from the prototype", () => {
    expect(decodeActions(JSON.parse('[{"__proto__":{"name":"no","is_published":true}}]'))).toEqual([nothing]);
  });
});

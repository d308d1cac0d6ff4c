import { type Failure, mapRemote } from "@understudy/model";
import { describe, expect, test } from "vitest";
import { toRemote } from "./remote";

const failure: Failure = { kind: "answer", status: 500, message: "Down" };
const abandoned = { name: "AbortError", message: "Aborted" };
const thrown = { name: "TypeError", message: "x is undefined", stack: "at y" };

describe("a query's result", () => {
  test.each([
    ["not begun", { isFetching: false }, { state: "loading" }],
    ["under way", { isFetching: true }, { state: "loading" }],
    ["failed", { isFetching: false, error: failure }, { state: "failed", failure }],
    [
      "failed by an exception",
      { isFetching: false, error: thrown },
      { state: "failed", failure: { kind: "unreadable" } },
    ],
    ["failed, and tried again", { isFetching: true, error: failure }, { state: "loading" }],
    ["abandoned", { isFetching: false, error: abandoned }, { state: "loading" }],
    [
      "there",
      { isFetching: false, currentData: [1], fulfilledTimeStamp: 7 },
      { state: "ready", data: [1], asOf: 7, refresh: { state: "idle" } },
    ],
    [
      "there, and empty",
      { isFetching: false, currentData: "", fulfilledTimeStamp: 7 },
      { state: "ready", data: "", asOf: 7, refresh: { state: "idle" } },
    ],
    [
      "ready, and refetching",
      { isFetching: true, currentData: [1], fulfilledTimeStamp: 7 },
      { state: "ready", data: [1], asOf: 7, refresh: { state: "busy" } },
    ],
    [
      "there, and out of date since",
      { isFetching: false, currentData: [1], fulfilledTimeStamp: 7, error: failure },
      { state: "ready", data: [1], asOf: 7, refresh: { state: "failed", failure, isRetrying: false } },
    ],
    [
      "stale, and refetching",
      { isFetching: true, currentData: [1], fulfilledTimeStamp: 7, error: failure },
      { state: "ready", data: [1], asOf: 7, refresh: { state: "failed", failure, isRetrying: true } },
    ],
    [
      "there, and a refresh abandoned",
      { isFetching: false, currentData: [1], fulfilledTimeStamp: 7, error: abandoned },
      { state: "ready", data: [1], asOf: 7, refresh: { state: "idle" } },
    ],
  ])("%s", (_case, query, expected) => {
    expect(toRemote<unknown>(query)).toEqual(expected);
  });
});

describe("a mapped remote", () => {
  test("maps the data and keeps its age and refresh state", () => {
    const refresh = { state: "failed", failure, isRetrying: false } as const;
    expect(mapRemote({ state: "ready", data: [1, 2], asOf: 5, refresh }, (rows) => rows.length)).toEqual({
      state: "ready",
      data: 2,
      asOf: 5,
      refresh,
    });
  });

  test.each([{ state: "loading" } as const, { state: "failed", failure } as const])(
    "passes $state through",
    (remote) => {
      expect(mapRemote(remote, () => "mapped")).toBe(remote);
    },
  );
});

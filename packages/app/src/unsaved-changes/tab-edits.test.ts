import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AcquireLock, TabEdits, type AbandonedEdit } from "./useStoredEdit";
import { editKey, unsavedLabels } from "./edit-storage";
import { MemoryStorage } from "../testing/storage";

/** A fake of `navigator.locks`: one holder at a time, the others wait in a queue. */
function createLocks(): AcquireLock {
  const lines = new Map<string, (() => void)[]>();
  const serve = (name: string) => lines.get(name)?.[0]?.();
  return (name, until, onHeld) => {
    const line = lines.get(name) ?? [];
    lines.set(name, line);
    const take = () => onHeld?.();
    line.push(take);
    until.addEventListener("abort", () => {
      const wasFirst = line[0] === take;
      line.splice(line.indexOf(take), 1);
      if (wasFirst) serve(name);
    });
    if (line[0] === take) take();
  };
}

let acquireLock: AcquireLock;
const account = "ada";
const page = "drafts/1";
const open = (tab: string) => {
  const tabEdits = new TabEdits({ account, page, tab }, acquireLock);
  const found: AbandonedEdit[] = [];
  tabEdits.findAbandoned((left) => found.push(left));
  return { tabEdits, found };
};

beforeEach(() => {
  acquireLock = createLocks();
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("finds the edits of a closed tab", () => {
  const first = open("t1");
  first.tabEdits.keep("Draft", { name: "a" });
  first.tabEdits.keep("Draft", { name: "ab" });
  first.tabEdits.close();
  expect(open("t2").found).toEqual([
    { name: editKey({ account, page, tab: "t1" }), savedAt: expect.any(Number), edit: { name: "ab" } },
  ]);
});

test("finds another tab's edits only once it is closed", () => {
  const first = open("t1");
  first.tabEdits.keep("Draft", { name: "a" });
  const second = open("t2");
  expect(second.found).toEqual([]);
  first.tabEdits.keep("Draft", { name: "ab" });
  first.tabEdits.close();
  expect(second.found.map(({ edit }) => edit)).toEqual([{ name: "ab" }]);
});

test("doesn't overwrite another tab's edits", () => {
  const [first, second] = [open("t1"), open("t2")];
  first.tabEdits.keep("Draft", { name: "first" });
  second.tabEdits.keep("Draft", { name: "second" });
  second.tabEdits.drop();
  first.tabEdits.close();
  expect(open("t3").found.map(({ edit }) => edit)).toEqual([{ name: "first" }]);
});

test("offers abandoned edits to one tab at a time", () => {
  const gone = open("t1");
  gone.tabEdits.keep("Draft", { name: "a" });
  gone.tabEdits.close();
  const [second, third] = [open("t2"), open("t3")];
  expect([second.found.length, third.found.length]).toEqual([1, 0]);
  second.tabEdits.close();
  expect(third.found).toHaveLength(1);
});

test("doesn't find edits that were saved meanwhile", () => {
  const first = open("t1");
  first.tabEdits.keep("Draft", { name: "a" });
  const second = open("t2");
  first.tabEdits.drop();
  expect(second.found).toEqual([]);
});

test("drops saved edits even after the page was left", () => {
  const { tabEdits } = open("t1");
  tabEdits.keep("Draft", { name: "a" });
  tabEdits.close();
  tabEdits.drop();
  expect(unsavedLabels(account, Date.now())).toEqual([]);
});

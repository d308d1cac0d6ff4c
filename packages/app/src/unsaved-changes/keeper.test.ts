import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Claim } from "./claim";
import { EditKeeper, type LeftEdit } from "./keeper";
import { placeName, unsavedLabels } from "./store";
import { MemoryStorage } from "../testing/storage";

/** Names as a browser hands them out: one holder at a time, the others wait in line. */
function nameDesk(): Claim {
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

let claim: Claim;
const account = "ada";
const page = "drafts/1";
const open = (tab: string) => {
  const keeper = new EditKeeper({ account, page, tab }, claim);
  const found: LeftEdit[] = [];
  keeper.findLeft((left) => found.push(left));
  return { keeper, found };
};

beforeEach(() => {
  claim = nameDesk();
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what a tab that is gone left unsaved is found by the next", () => {
  const first = open("t1");
  first.keeper.keep("Draft", { name: "a" });
  first.keeper.keep("Draft", { name: "ab" });
  first.keeper.close();
  expect(open("t2").found).toEqual([
    { name: placeName({ account, page, tab: "t1" }), savedAt: expect.any(Number), edit: { name: "ab" } },
  ]);
});

test("what another tab is still at is not offered until that tab is gone", () => {
  const first = open("t1");
  first.keeper.keep("Draft", { name: "a" });
  const second = open("t2");
  expect(second.found).toEqual([]);
  first.keeper.keep("Draft", { name: "ab" });
  first.keeper.close();
  expect(second.found.map(({ edit }) => edit)).toEqual([{ name: "ab" }]);
});

test("two tabs do not overwrite each other", () => {
  const [first, second] = [open("t1"), open("t2")];
  first.keeper.keep("Draft", { name: "first" });
  second.keeper.keep("Draft", { name: "second" });
  second.keeper.drop();
  first.keeper.close();
  expect(open("t3").found.map(({ edit }) => edit)).toEqual([{ name: "first" }]);
});

test("one tab at a time is offered what was left", () => {
  const gone = open("t1");
  gone.keeper.keep("Draft", { name: "a" });
  gone.keeper.close();
  const [second, third] = [open("t2"), open("t3")];
  expect([second.found.length, third.found.length]).toEqual([1, 0]);
  second.keeper.close();
  expect(third.found).toHaveLength(1);
});

test("what was saved meanwhile is not found", () => {
  const first = open("t1");
  first.keeper.keep("Draft", { name: "a" });
  const second = open("t2");
  first.keeper.drop();
  expect(second.found).toEqual([]);
});

test("a save that ends after its page was left still drops what it saved", () => {
  const { keeper } = open("t1");
  keeper.keep("Draft", { name: "a" });
  keeper.close();
  keeper.drop();
  expect(unsavedLabels(account, Date.now())).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  dropAllEdits,
  dropEdit,
  keepEdit,
  keptEdit,
  namesOfPage,
  placeName,
  sweepEdits,
  unsavedLabels,
} from "./store";
import { MemoryStorage } from "../testing/storage";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 2, 4);
const kept = (label: string, savedAt = now) => ({ label, savedAt, edit: { name: label } });
const at = (account: string, page: string, tab = "t1") => placeName({ account, page, tab });

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("an edit is kept per account, page and tab, and dropped", () => {
  keepEdit(at("ada", "drafts/1"), kept("one"));
  expect(keptEdit(at("ada", "drafts/1"), now)).toEqual(kept("one"));
  expect(keptEdit(at("ada", "drafts/1", "t2"), now)).toBeNull();
  expect(keptEdit(at("ada", "drafts/2"), now)).toBeNull();
  expect(keptEdit(at("bo", "drafts/1"), now)).toBeNull();
  dropEdit(at("ada", "drafts/1"));
  expect(keptEdit(at("ada", "drafts/1"), now)).toBeNull();
});

test("what every tab kept of a page is found, and nothing of pages that are spelled alike", () => {
  const [first, second] = [at("ada", "drafts/1"), at("ada", "drafts/1", "t2")];
  for (const name of [
    first,
    second,
    at("ada", "drafts/11"),
    at("ada", "drafts/1|t3"),
    at("ada|drafts/1", "t4"),
    at("bo", "drafts/1"),
  ])
    keepEdit(name, kept("x"));
  expect(namesOfPage("ada", "drafts/1")).toEqual([first, second]);
});

test("edits dated more than a day ahead are dropped", () => {
  keepEdit(at("ada", "a"), kept("a minute ahead", now + 60_000));
  keepEdit(at("ada", "b"), kept("two days ahead", now + 2 * day));
  sweepEdits(now);
  expect(keptEdit(at("ada", "a"), now)?.label).toBe("a minute ahead");
  expect(keptEdit(at("ada", "b"), now)).toBeNull();
});

test("it is kept for seven days, and then swept away", () => {
  keepEdit(at("ada", "a"), kept("old", now - 7 * day));
  keepEdit(at("ada", "b"), kept("new", now - 7 * day + 1));
  expect(keptEdit(at("ada", "a"), now)).toBeNull();
  expect(unsavedLabels("ada", now)).toEqual(["new"]);
  sweepEdits(now);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test("signing out lists and deletes this account's edits only, each once", () => {
  keepEdit(at("ada", "a"), kept("one"));
  keepEdit(at("ada", "a", "t2"), kept("one"));
  keepEdit(at("ada", "b"), kept("two"));
  keepEdit(at("bo", "a"), kept("three"));
  expect(unsavedLabels("ada", now)).toEqual(["one", "two"]);
  dropAllEdits("ada");
  expect(unsavedLabels("ada", now)).toEqual([]);
  expect(unsavedLabels("bo", now)).toEqual(["three"]);
});

describe("a storage that does not work", () => {
  test("corrupt entries are as good as none", () => {
    localStorage.setItem(at("ada", "a"), "{cut");
    localStorage.setItem(at("ada", "b"), '"text"');
    expect(keptEdit(at("ada", "a"), now)).toBeNull();
    expect(unsavedLabels("ada", now)).toEqual([]);
  });

  test("a full one says that it will not remember", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(keepEdit(at("ada", "a"), kept("one"))).toBe(false);
  });
});

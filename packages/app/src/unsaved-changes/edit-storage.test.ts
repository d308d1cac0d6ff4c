import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  dropAllEdits,
  dropEdit,
  storeEdit,
  storedEdit,
  keysOfPage,
  editKey,
  sweepEdits,
  unsavedLabels,
} from "./edit-storage";
import { MemoryStorage } from "../testing/storage";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 2, 4);
const kept = (label: string, savedAt = now) => ({ label, savedAt, edit: { name: label } });
const at = (account: string, page: string, tab = "t1") => editKey({ account, page, tab });

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("stores an edit per account, page and tab", () => {
  storeEdit(at("ada", "drafts/1"), kept("one"));
  expect(storedEdit(at("ada", "drafts/1"), now)).toEqual(kept("one"));
  expect(storedEdit(at("ada", "drafts/1", "t2"), now)).toBeNull();
  expect(storedEdit(at("ada", "drafts/2"), now)).toBeNull();
  expect(storedEdit(at("bo", "drafts/1"), now)).toBeNull();
  dropEdit(at("ada", "drafts/1"));
  expect(storedEdit(at("ada", "drafts/1"), now)).toBeNull();
});

test("finds the edits of a page from all tabs, but not of similarly named pages", () => {
  const [first, second] = [at("ada", "drafts/1"), at("ada", "drafts/1", "t2")];
  for (const name of [
    first,
    second,
    at("ada", "drafts/11"),
    at("ada", "drafts/1|t3"),
    at("ada|drafts/1", "t4"),
    at("bo", "drafts/1"),
  ])
    storeEdit(name, kept("x"));
  expect(keysOfPage("ada", "drafts/1")).toEqual([first, second]);
});

test("drops edits dated more than a day ahead", () => {
  storeEdit(at("ada", "a"), kept("a minute ahead", now + 60_000));
  storeEdit(at("ada", "b"), kept("two days ahead", now + 2 * day));
  sweepEdits(now);
  expect(storedEdit(at("ada", "a"), now)?.label).toBe("a minute ahead");
  expect(storedEdit(at("ada", "b"), now)).toBeNull();
});

test("keeps edits for seven days", () => {
  storeEdit(at("ada", "a"), kept("old", now - 7 * day));
  storeEdit(at("ada", "b"), kept("new", now - 7 * day + 1));
  expect(storedEdit(at("ada", "a"), now)).toBeNull();
  expect(unsavedLabels("ada", now)).toEqual(["new"]);
  sweepEdits(now);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test("lists and deletes only this account's edits at sign-out", () => {
  storeEdit(at("ada", "a"), kept("one"));
  storeEdit(at("ada", "a", "t2"), kept("one"));
  storeEdit(at("ada", "b"), kept("two"));
  storeEdit(at("bo", "a"), kept("three"));
  expect(unsavedLabels("ada", now)).toEqual(["one", "two"]);
  dropAllEdits("ada");
  expect(unsavedLabels("ada", now)).toEqual([]);
  expect(unsavedLabels("bo", now)).toEqual(["three"]);
});

describe("broken storage", () => {
  test("ignores corrupt entries", () => {
    localStorage.setItem(at("ada", "a"), "{cut");
    localStorage.setItem(at("ada", "b"), '"text"');
    expect(storedEdit(at("ada", "a"), now)).toBeNull();
    expect(unsavedLabels("ada", now)).toEqual([]);
  });

  test("returns false when it is full", () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(storeEdit(at("ada", "a"), kept("one"))).toBe(false);
  });
});

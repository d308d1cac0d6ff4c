import { afterEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/storage";
import { recall, remember } from "./storage";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a choice that doesn't fit into the storage lasts until it is changed", () => {
  const storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  remember("choice", "old");
  const full = vi.spyOn(storage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  remember("choice", "new");
  expect(recall("choice")).toBe("new");
  full.mockRestore();
  remember("choice", "newest");
  expect([recall("choice"), storage.getItem("choice")]).toEqual(["newest", "newest"]);
  remember("choice", null);
  expect(recall("choice")).toBeNull();
});

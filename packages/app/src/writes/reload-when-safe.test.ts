import { expect, test, vi } from "vitest";
import { createConsoleStore } from "../store";
import { noContent, testApi } from "../testing/test-api";
import { reloadWhenSafe, writeFailed, writeSettled, writeStarted } from "./writes";

const write = { id: "w1", page: "team", target: "mem_1" };
const setUp = () => ({
  store: createConsoleStore(testApi(noContent).dependencies),
  reload: vi.fn<() => void>(),
});

test("reloads at once if nothing is being saved", async () => {
  const { store, reload } = setUp();
  expect(await reloadWhenSafe(store, reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("waits for pending writes", async () => {
  const { store, reload } = setUp();
  store.dispatch(writeStarted(write));
  const reloading = reloadWhenSafe(store, reload);
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  store.dispatch(writeSettled({ id: write.id, hasFailed: false }));
  expect(await reloading).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("doesn't reload over the notice of a failed write", async () => {
  const { store, reload } = setUp();
  store.dispatch(writeStarted(write));
  const reloading = reloadWhenSafe(store, reload);
  store.dispatch(writeSettled({ id: write.id, hasFailed: true }));
  store.dispatch(writeFailed({ id: write.id, message: "Failed", href: "/team", linkText: "Open Team" }));
  expect(await reloading).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

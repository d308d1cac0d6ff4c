import { expect, test, vi } from "vitest";
import { hasPendingMutations, selectFailedCount, sendOnce, whenMutationsEnd } from "./mutations";
import { siteApi } from "./site";
import { consoleApi } from "./api";
import { createConsoleStore } from "./store";
import { noContent, status, testApi, type Reply } from "../testing/test-api";

const save = sendOnce(siteApi.endpoints.saveSite, { name: "", domains: { dev: "", staging: "", prod: "" } });
const createStore = (reply: Reply = noContent) => createConsoleStore(testApi(reply).dependencies);

test("calls back immediately if nothing is pending", () => {
  const onEnd = vi.fn<() => void>();
  whenMutationsEnd(createStore(), onEnd);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("waits for pending mutations, unless canceled", async () => {
  const store = createStore();
  const [onEnd, onCanceled] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const saved = store.dispatch(save);
  whenMutationsEnd(store, onEnd);
  whenMutationsEnd(store, onCanceled)();
  expect(onEnd).not.toHaveBeenCalled();
  expect(hasPendingMutations(store.getState())).toBe(true);
  await saved;
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onCanceled).not.toHaveBeenCalled();
});

test("counts failed mutations", async () => {
  const store = createStore(() => status(403));
  await store.dispatch(save);
  expect(selectFailedCount(store.getState())).toBe(1);
  expect(hasPendingMutations(store.getState())).toBe(false);
});

test("queries and mutations that a page doesn't wait for aren't counted", () => {
  const store = createStore();
  void store.dispatch(siteApi.endpoints.site.initiate());
  void store.dispatch(
    siteApi.endpoints.saveSite.initiate({ name: "", domains: { dev: "", staging: "", prod: "" } }),
  );
  expect(hasPendingMutations(store.getState())).toBe(false);
});

test("ending the session forgets pending mutations", async () => {
  const store = createStore();
  const saved = store.dispatch(save);
  store.dispatch(consoleApi.util.resetApiState());
  expect(hasPendingMutations(store.getState())).toBe(false);
  await saved;
  expect(selectFailedCount(store.getState())).toBe(0);
});

import { hang, noContent, ok, type Reply, reset, status } from "@understudy/api/testing";
import { saved as savedForm } from "../../testing/saved";
import { testStore } from "../../testing/test-store";
import { expect, test, vi } from "vitest";
import { action, emptySiteForm } from "@understudy/model/fixtures";
import { hasPendingMutations, pendingMutationsSucceed, sendOnce } from "./mutations";
import { siteApi } from "./site";
import { siteFormsApi } from "./site-forms";
import { actionsApi } from "./actions";
import { consoleApi } from "./api";
import { createConsoleStore } from "../session/store";

const save = sendOnce(siteFormsApi.endpoints.saveSite, savedForm(emptySiteForm));
const toggle = sendOnce(actionsApi.endpoints.toggleAction, { ...action(), id: "act_1" });
const createStore = (reply: Reply = noContent) => createConsoleStore(testStore(reply).dependencies);

test("none is a success", async () => {
  expect(await pendingMutationsSucceed(createStore())).toBe(true);
});

test("are waited for, and those that follow them", async () => {
  const store = createStore();
  const saves: unknown[] = [];
  const onEnd = vi.fn<() => void>(() => expect(saves).toHaveLength(2));
  const saveTwice = async () => {
    saves.push(await store.dispatch(save));
    saves.push(await store.dispatch(save));
  };
  const saved = saveTwice();
  const ended = pendingMutationsSucceed(store).then(onEnd);
  expect(onEnd).not.toHaveBeenCalled();
  expect(hasPendingMutations(store.getState())).toBe(true);
  await Promise.all([saved, ended]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("of which one fails are no success", async () => {
  const other = sendOnce(siteFormsApi.endpoints.saveSite, savedForm({ ...emptySiteForm, name: "Other" }));
  const store = createStore(({ body }) =>
    JSON.stringify(body).includes("Other") ? noContent() : status(403),
  );
  const saved = [store.dispatch(save), store.dispatch(other)];
  expect(await pendingMutationsSucceed(store)).toBe(false);
  for (const each of saved) await each;
  expect(hasPendingMutations(store.getState())).toBe(false);
});

test("aren’t waited for while only a list reloads after them", async () => {
  let isListLoaded = false;
  const store = createStore(({ method }) => {
    if (method !== "GET") return noContent();
    if (isListLoaded) return hang();
    isListLoaded = true;
    return ok({ actions: [] });
  });
  await store.dispatch(actionsApi.endpoints.actions.initiate());
  const toggled = store.dispatch(toggle);
  const ended = pendingMutationsSucceed(store);
  const waited = new Promise((resolve) => setTimeout(() => resolve("still waiting"), 1_000));
  expect(await Promise.race([ended, waited])).toBe(true);
  store.dispatch(consoleApi.util.resetApiState());
  await toggled;
});

test("that may have taken effect fail without waiting for the reload of their list", async () => {
  const store = createStore(({ method }) => (method === "GET" ? hang() : reset()));
  void store.dispatch(actionsApi.endpoints.actions.initiate());
  const toggled = store.dispatch(toggle);
  expect(await pendingMutationsSucceed(store)).toBe(false);
  expect(await toggled).toHaveProperty("error.kind", "network");
});

test("don't include queries", () => {
  const store = createStore();
  void store.dispatch(siteApi.endpoints.site.initiate());
  expect(hasPendingMutations(store.getState())).toBe(false);
});

test("stay pending when a query ends", async () => {
  const store = createStore(({ method }) => (method === "GET" ? ok({}) : hang()));
  void store.dispatch(save);
  await store.dispatch(siteApi.endpoints.site.initiate());
  expect(hasPendingMutations(store.getState())).toBe(true);
});

test("ending the session forgets pending mutations", async () => {
  const store = createStore();
  const saved = store.dispatch(save);
  const ended = pendingMutationsSucceed(store);
  store.dispatch(consoleApi.util.resetApiState());
  expect(hasPendingMutations(store.getState())).toBe(false);
  await saved;
  expect(await ended).toBe(true);
});

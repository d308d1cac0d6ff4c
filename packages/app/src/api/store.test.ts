import { setupListeners } from "@reduxjs/toolkit/query/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { actionsApi } from "./actions";
import { draftsApi } from "./drafts";
import { keysApi } from "./keys";
import { siteApi } from "./site";
import { ok, status, testApi } from "../testing/test-api";
import { sendOnce } from "./mutations";
import { consoleApi } from "./api";
import { createConsoleStore } from "./store";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the store", () => {
  test("shares nothing with another store", async () => {
    const one = createConsoleStore(testApi(() => ok([{ id: "one" }])).dependencies);
    const other = createConsoleStore(testApi(() => ok([{ id: "other" }])).dependencies);
    await Promise.all([one, other].map((store) => store.dispatch(actionsApi.endpoints.actions.initiate())));
    const ids = [one, other].map(
      (store) => actionsApi.endpoints.actions.select()(store.getState()).data?.[0]?.id,
    );
    expect(ids).toEqual(["one", "other"]);
  });

  test("never holds a created key", async () => {
    const secret = "sk_live_0123456789";
    const store = createConsoleStore(
      testApi(({ method }) => ok(method === "POST" ? { api_key: secret } : [{ id: "k1", key: "sk_…" }]))
        .dependencies,
    );
    const states: string[] = [];
    store.subscribe(() => states.push(JSON.stringify(store.getState())));
    await store.dispatch(keysApi.endpoints.keys.initiate());
    const result = await store.dispatch(
      sendOnce(keysApi.endpoints.createKey, { name: "Build", siteId: "s1" }),
    );
    await store.dispatch(keysApi.endpoints.keys.initiate());
    expect(result).toEqual({ data: secret });
    expect(states.length).toBeGreaterThan(2);
    expect(states.filter((state) => state.includes(secret))).toEqual([]);
  });

  test("clears everything of an account, including responses in flight", async () => {
    let answer = (_response: Response) => {};
    const { dependencies, sent } = testApi(({ url }) =>
      url.pathname === "/v1/actions" ? ok([{ id: "a1" }]) : new Promise((resolve) => (answer = resolve)),
    );
    const store = createConsoleStore(dependencies);
    const known = store.dispatch(actionsApi.endpoints.actions.initiate());
    await known;
    known.unsubscribe();
    store.dispatch(siteApi.endpoints.site.initiate(undefined, { subscribe: false })).catch(() => {});
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    store.dispatch(consoleApi.util.resetApiState());
    answer(ok({ id: "s1" }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(store.getState()).toMatchObject({ api: { queries: {}, mutations: {} } });
    expect(sent[1]?.init.signal?.aborted).toBe(true);
  });

  test("shows cached data immediately, and refetches it after 5 s", async () => {
    vi.useFakeTimers();
    const { dependencies, sent } = testApi(() => ok([{ id: "a1" }]));
    const store = createConsoleStore(dependencies);
    const visit = async () => {
      const query = store.dispatch(actionsApi.endpoints.actions.initiate());
      const atOnce = actionsApi.endpoints.actions.select()(store.getState()).data;
      await query;
      query.unsubscribe();
      return atOnce;
    };
    expect(await visit()).toBeUndefined();
    vi.advanceTimersByTime(1_000);
    expect(await visit()).toHaveLength(1);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(await visit()).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  test("doesn't repeat a failed prefetch on mount, but on Retry and later visits", async () => {
    vi.useFakeTimers();
    const { dependencies, sent } = testApi(() => status(500));
    const store = createConsoleStore(dependencies);
    const { actions } = actionsApi.endpoints;
    store.dispatch(actionsApi.util.prefetch("actions", undefined));
    await vi.advanceTimersByTimeAsync(10);
    const mounted = store.dispatch(actions.initiate());
    expect((await mounted).error).toMatchObject({ kind: "answer", status: 500 });
    expect(sent).toHaveLength(1);
    await mounted.refetch();
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(6_000);
    await store.dispatch(actions.initiate());
    expect(sent).toHaveLength(3);
  });

  test("requests again after a failure although the clock is set back", async () => {
    vi.useFakeTimers();
    const { dependencies, sent } = testApi(() => status(500));
    const store = createConsoleStore(dependencies);
    const { actions } = actionsApi.endpoints;
    store.dispatch(actionsApi.util.prefetch("actions", undefined));
    await vi.advanceTimersByTimeAsync(10);
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    await vi.advanceTimersByTimeAsync(6_000);
    await store.dispatch(actions.initiate());
    expect(sent).toHaveLength(2);
  });

  test("refetches when a tab that was opened in the background becomes visible", async () => {
    const document = { visibilityState: "hidden" };
    const browser = Object.assign(new EventTarget(), { document });
    vi.stubGlobal("window", browser);
    const { dependencies, sent } = testApi(() => ok([]));
    const store = createConsoleStore(dependencies);
    const stop = setupListeners(store.dispatch);
    await store.dispatch(actionsApi.endpoints.actions.initiate());
    document.visibilityState = "visible";
    browser.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    stop();
  });

  test.each([
    ["coming back", ["blur", "focus"]],
    ["online", ["online"]],
  ])("refetches mounted queries on %s", async (_, events) => {
    const browser = Object.assign(new EventTarget(), { document: { visibilityState: "visible" } });
    vi.stubGlobal("window", browser);
    const { dependencies, sent } = testApi(() => ok([]));
    const store = createConsoleStore(dependencies);
    const stop = setupListeners(store.dispatch);
    await store.dispatch(actionsApi.endpoints.actions.initiate());
    const gone = store.dispatch(draftsApi.endpoints.drafts.initiate());
    await gone;
    gone.unsubscribe();
    for (const event of events) browser.dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.url.pathname).toBe("/v1/actions");
    stop();
    for (const event of events) browser.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sent).toHaveLength(3);
  });
});

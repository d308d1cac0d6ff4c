import { hang, ok, status } from "@understudy/api/testing";
import { testStore } from "../../testing/test-store";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { actionsApi } from "../api/actions";
import { draftsApi } from "../api/drafts";
import { keysApi } from "../api/keys";
import { siteApi } from "../api/site";
import type { Failure } from "@understudy/model";
import { sendOnce } from "../api/mutations";
import { consoleApi } from "../api/api";
import { unsavedChanged } from "./session-slice";
import { createConsoleStore } from "./store";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the store", () => {
  test("shares nothing with another store", async () => {
    const one = createConsoleStore(testStore(() => ok([{ id: "one" }])).dependencies);
    const other = createConsoleStore(testStore(() => ok([{ id: "other" }])).dependencies);
    await Promise.all([one, other].map((store) => store.dispatch(actionsApi.endpoints.actions.initiate())));
    const ids = [one, other].map(
      (store) => actionsApi.endpoints.actions.select()(store.getState()).data?.[0]?.id,
    );
    expect(ids).toEqual(["one", "other"]);
  });

  test("reports a call that failed once, after its retries, but not one that was aborted", async () => {
    vi.useFakeTimers();
    const onFailure = vi.fn<(failure: Failure) => void>();
    const replies = [...[503, 503, 503].map((code) => () => status(code)), () => ok([])];
    const { dependencies, sent } = testStore((_sent, index) => (replies[index] ?? hang)(), { onFailure });
    const store = createConsoleStore(dependencies);
    void store.dispatch(actionsApi.endpoints.actions.initiate());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(3);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503 }));

    // An unreadable body.
    await store.dispatch(siteApi.endpoints.site.initiate());
    expect(onFailure).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "unreadable", status: 200 }));

    const aborted = store.dispatch(draftsApi.endpoints.drafts.initiate());
    aborted.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  test("reports an exception in an endpoint, but not a failed or aborted call", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { dependencies } = testStore(() => status(500), { onError });
    const store = createConsoleStore(dependencies);
    await store.dispatch(actionsApi.endpoints.actions.initiate());
    const aborted = store.dispatch(draftsApi.endpoints.drafts.initiate());
    aborted.abort();
    await aborted;
    expect(onError).not.toHaveBeenCalled();
    // RTK Query's own report, in development only.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = createConsoleStore({ ...dependencies, baseUrl: "not a URL" });
    await broken.dispatch(actionsApi.endpoints.actions.initiate());
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  });

  test("stays the same while the user types", () => {
    const store = createConsoleStore(testStore(() => ok({})).dependencies);
    const type = () =>
      store.dispatch(unsavedChanged({ kind: "edits", pathname: "/settings/site", label: "Site" }));
    type();
    const before = store.getState();
    type();
    expect(store.getState()).toBe(before);
  });

  test("never holds a created key", async () => {
    const secret = "sk_live_0123456789";
    const store = createConsoleStore(
      testStore(({ method }) => ok(method === "POST" ? { api_key: secret } : [{ id: "k1", key: "sk_…" }]))
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
    const { dependencies, sent } = testStore(({ url }) =>
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
    const { dependencies, sent } = testStore(() => ok([{ id: "a1" }]));
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

  describe("refetches mounted queries", () => {
    async function mount() {
      vi.useFakeTimers();
      const document = { visibilityState: "visible" };
      const browser = Object.assign(new EventTarget(), { document });
      vi.stubGlobal("window", browser);
      const { dependencies, sent } = testStore(() => ok([]));
      const store = createConsoleStore(dependencies);
      const stop = setupListeners(store.dispatch);
      void store.dispatch(actionsApi.endpoints.actions.initiate());
      const gone = store.dispatch(draftsApi.endpoints.drafts.initiate());
      await vi.advanceTimersByTimeAsync(1_000);
      gone.unsubscribe();
      sent.length = 0;
      const fire = async (...events: string[]) => {
        for (const event of events) browser.dispatchEvent(new Event(event));
        await vi.advanceTimersByTimeAsync(1_000);
        return sent.map(({ url }) => url.pathname);
      };
      return { fire, stop };
    }

    test("once the browser is online again", async () => {
      const { fire, stop } = await mount();
      expect(await fire("online")).toEqual(["/v1/actions"]);
      stop();
    });
  });
});

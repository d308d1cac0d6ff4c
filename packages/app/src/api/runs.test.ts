import { ok, type Reply, reset, stubFrames } from "@understudy/api/testing";
import { testStore } from "../../testing/test-store";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { consoleApi } from "./api";
import { toRemote } from "./remote";
import { createConsoleStore } from "../session/store";
import { runsResult } from "../pages/runs/useRuns";
import { type RunFilter, runsApi } from "./runs";

const all: RunFilter = { status: null, env: null };
const failed: RunFilter = { status: "failed", env: null };
const { runs } = runsApi.endpoints;

const rows = (count: number, over: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    status: "success",
    more: "x".repeat(100),
    ...over,
  }));

/** A long list whose end arrives when `finish` is called. */
function slowList(bytesBefore = 100_000) {
  const body = new TextEncoder().encode(JSON.stringify({ runs: rows(1_000) }));
  let finish = (_error?: Error) => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(body.subarray(0, bytesBefore));
      finish = (error) => {
        if (error !== undefined) return controller.error(error);
        controller.enqueue(body.subarray(bytesBefore));
        controller.close();
      };
    },
  });
  return {
    reply: () => new Response(stream, { headers: { "Content-Type": "application/json" } }),
    finish: (error?: Error) => finish(error),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
  stubFrames();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The list as the page gets it. */
function seen(store: ReturnType<typeof createConsoleStore>, filter: RunFilter) {
  const { data, error, isLoading, isUninitialized, fulfilledTimeStamp } = runs.select(filter)(
    store.getState(),
  );
  return toRemote(
    runsResult({
      currentData: data,
      error,
      isFetching: isLoading || isUninitialized,
      fulfilledTimeStamp,
    }),
  );
}

describe("a long list", () => {
  test("is shown while it streams in", async () => {
    const list = slowList();
    const store = createConsoleStore(testStore(list.reply).dependencies);
    void store.dispatch(runs.initiate(all));
    expect(seen(store, all)).toEqual({ state: "loading" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen(store, all)).toMatchObject({
      state: "ready",
      data: { extent: "arriving" },
      refresh: { state: "busy" },
      asOf: Date.UTC(2026, 2, 4, 15, 6),
    });
    list.finish();
    await vi.advanceTimersByTimeAsync(0);
    const whole = seen(store, all);
    expect(whole).toMatchObject({ state: "ready", data: { extent: "complete" }, refresh: { state: "idle" } });
    expect(whole.state === "ready" ? whole.data.rows : []).toHaveLength(1_000);
  });

  test("that is cut off fails", async () => {
    const list = slowList();
    let asked = 0;
    const store = createConsoleStore(
      testStore(() => ((asked += 1) === 1 ? list.reply() : reset())).dependencies,
    );
    void store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(100);
    expect(seen(store, all).state).toBe("ready");
    list.finish(new TypeError("reset"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(3);
    expect(seen(store, all)).toMatchObject({ state: "failed", failure: { kind: "network" } });
  });

  test("that hangs halfway fails after 15 s", async () => {
    const store = createConsoleStore(testStore(slowList().reply).dependencies);
    void store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen(store, all)).toMatchObject({ state: "failed", failure: { kind: "timeout" } });
  });

  test("that was cut off keeps its rows until a retry has more", async () => {
    const [first, second] = [slowList(), slowList(60_000)];
    const store = createConsoleStore(
      testStore((_request, index) => (index === 0 ? first : second).reply()).dependencies,
    );
    const counts: number[] = [];
    store.subscribe(() => counts.push(runs.select(all)(store.getState()).data?.rows.length ?? 0));
    void store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(100);
    first.finish(new TypeError("reset"));
    await vi.advanceTimersByTimeAsync(1_000);
    second.finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(counts.at(-1)).toBe(1_000);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test("that is loaded again after a failure is aborted with the account", async () => {
    const [first, second] = [slowList(), slowList()];
    const { dependencies, sent } = testStore((_request, index) =>
      index === 0 ? first.reply() : index < 3 ? reset() : second.reply(),
    );
    const store = createConsoleStore(dependencies);
    const query = store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(100);
    first.finish(new TypeError("reset"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen(store, all).state).toBe("failed");
    void query.refetch();
    await vi.advanceTimersByTimeAsync(100);
    expect(seen(store, all)).toMatchObject({ data: { extent: "arriving" } });
    store.dispatch(consoleApi.util.resetApiState());
    second.finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent[3]?.init.signal?.aborted).toBe(true);
    expect(store.getState().api.queries).toEqual({});
  });

  test("requested twice is sent once, and partial rows stay", async () => {
    const { dependencies, sent } = testStore(slowList().reply);
    const store = createConsoleStore(dependencies);
    const query = store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(100);
    void query.refetch();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(1);
    expect(seen(store, all)).toMatchObject({ state: "ready", data: { extent: "arriving" } });
  });

  test("stays during a reload", async () => {
    const list = slowList();
    let asked = 0;
    const store = createConsoleStore(
      testStore(() => ((asked += 1) === 1 ? ok(rows(3)) : list.reply())).dependencies,
    );
    const query = store.dispatch(runs.initiate(all));
    await query;
    void query.refetch();
    await vi.advanceTimersByTimeAsync(100);
    const again = seen(store, all);
    expect(again.state === "ready" ? again.data : null).toMatchObject({
      extent: "complete",
      rows: [{ id: "r0" }, { id: "r1" }, { id: "r2" }],
    });
  });

  test("is cleared with the account, also while streaming", async () => {
    const list = slowList();
    const { dependencies, sent } = testStore(list.reply);
    const store = createConsoleStore(dependencies);
    void store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(100);
    store.dispatch(consoleApi.util.resetApiState());
    list.finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(store.getState().api.queries).toEqual({});
  });
});

describe("a list that is still loading when its page is left", () => {
  const left = async (reply: Reply) => {
    const { dependencies, sent } = testStore(reply);
    const store = createConsoleStore(dependencies);
    const query = store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(100);
    query.unsubscribe();
    return { store, sent };
  };

  test("continues, and is complete when the user comes back", async () => {
    const list = slowList();
    const { store, sent } = await left(list.reply);
    list.finish();
    await vi.advanceTimersByTimeAsync(1_000);
    void store.dispatch(runs.initiate(all));
    expect(sent).toHaveLength(1);
    expect(seen(store, all)).toMatchObject({ state: "ready", data: { extent: "complete" } });
  });

  test("is removed a minute after its last rows", async () => {
    const list = slowList();
    const { store } = await left(list.reply);
    list.finish();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(runs.select(all)(store.getState()).data?.rows).toHaveLength(1_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.getState().api.queries).toEqual({});
  });

  test("doesn't replace a newer list when it arrives late", async () => {
    const late = slowList();
    const { store } = await left(({ url }) =>
      url.searchParams.has("status") ? ok(rows(2, { status: "failed" })) : late.reply(),
    );
    await store.dispatch(runs.initiate(failed));
    late.finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen(store, failed)).toMatchObject({
      state: "ready",
      data: { rows: [{ status: "failed" }, { status: "failed" }] },
    });
  });
});

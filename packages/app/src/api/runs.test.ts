import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { consoleApi } from "./api";
import { toRemote } from "./remote";
import { createConsoleStore } from "../session/store";
import { type RunFilter, runsApi, runsResult } from "./runs";
import { refreshRunning } from "./running-runs";
import { stubFrames } from "../testing/frames";
import { ok, type Reply, reset, status, testApi } from "../testing/test-api";

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
    const store = createConsoleStore(testApi(list.reply).dependencies);
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
      testApi(() => ((asked += 1) === 1 ? list.reply() : reset())).dependencies,
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
    const store = createConsoleStore(testApi(slowList().reply).dependencies);
    void store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen(store, all)).toMatchObject({ state: "failed", failure: { kind: "timeout" } });
  });

  test("that was cut off keeps its rows until a retry has more", async () => {
    const [first, second] = [slowList(), slowList(60_000)];
    const store = createConsoleStore(
      testApi((_request, index) => (index === 0 ? first : second).reply()).dependencies,
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
    const { dependencies, sent } = testApi((_request, index) =>
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
    const { dependencies, sent } = testApi(slowList().reply);
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
      testApi(() => ((asked += 1) === 1 ? ok(rows(3)) : list.reply())).dependencies,
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
    const { dependencies, sent } = testApi(list.reply);
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
    const { dependencies, sent } = testApi(reply);
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

describe("running runs", () => {
  const listed = [
    { id: "new", status: "running" },
    { id: "b", status: "running", env: "prod" },
    { id: "c", status: "success" },
    { id: "d", status: "Running" },
  ];

  async function polled(reply: Reply, filter: RunFilter = all) {
    let first = true;
    const { dependencies, sent } = testApi((request, index) => {
      if (!first) return reply(request, index);
      first = false;
      return ok(listed);
    });
    const store = createConsoleStore(dependencies);
    await store.dispatch(runs.initiate(filter));
    sent.length = 0;
    vi.setSystemTime(Date.UTC(2026, 2, 4, 15, 7));
    const failure = await store.dispatch(refreshRunning(filter));
    return {
      store,
      sent: sent.map(({ url }) => `${url.pathname}${url.search}`),
      failure,
      list: runs.select(filter)(store.getState()),
    };
  }

  const server: Reply = ({ url }) => {
    if (url.searchParams.has("status"))
      return ok([
        { id: "newest", status: "running" },
        { id: "new", status: "running", duration_ms: 5 },
      ]);
    return ok({
      run: {
        id: url.pathname.slice(-1),
        status: url.pathname.endsWith("b") ? "success" : "failed",
        env: "prod",
      },
    });
  };

  test("are updated in place, new ones first, and finished ones fetched by ID", async () => {
    const { sent, list, failure } = await polled(server);
    expect(failure).toBeNull();
    expect(sent).toEqual(["/v1/runs?status=running", "/v1/runs/b", "/v1/runs/d"]);
    expect(list.data?.rows.map(({ key, status: word, durationMs }) => [key, word, durationMs])).toEqual([
      ["newest", "running", null],
      ["new", "running", 5],
      ["b", "success", null],
      ["c", "success", null],
      ["d", "failed", null],
    ]);
    expect(list.fulfilledTimeStamp).toBe(Date.UTC(2026, 2, 4, 15, 7));
    expect(Object.isFrozen(list.data?.rows)).toBe(true);
  });

  test("don't make a list that is too long to be reloaded look newer", async () => {
    const long = [...listed, ...rows(5_000)];
    let isLoaded = false;
    const { dependencies } = testApi((request, index) => {
      if (isLoaded) return server(request, index);
      isLoaded = true;
      return ok(long);
    });
    const store = createConsoleStore(dependencies);
    await store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(1_000);
    const loadedAt = runs.select(all)(store.getState()).fulfilledTimeStamp;
    for (const minute of [7, 8]) {
      vi.setSystemTime(Date.UTC(2026, 2, 4, 15, minute));
      await store.dispatch(refreshRunning(all));
      expect(seen(store, all)).toMatchObject({ asOf: loadedAt });
      expect(runs.select(all)(store.getState()).data?.rows[0]?.key).toBe("newest");
    }
    await store.dispatch(runs.initiate(all, { forceRefetch: true }));
    expect(seen(store, all)).toMatchObject({ asOf: Date.UTC(2026, 2, 4, 15, 8) });
  });

  test("are requested for the selected environment, without rows that the filter excludes", async () => {
    const { sent, list } = await polled(server, { status: "failed", env: "prod" });
    expect(sent[0]).toBe("/v1/runs?status=running&env=prod");
    expect(list.data?.rows.map(({ key }) => key)).toEqual(["new", "b", "c", "d"]);
    expect(list.data?.rows[0]).toMatchObject({ durationMs: 5 });
  });

  test("that are new are added to a list of running runs", async () => {
    const { list } = await polled(server, { status: "running", env: null });
    expect(list.data?.rows.map(({ key }) => key)).toEqual(["newest", "new", "b", "c", "d"]);
  });

  test("are requested again if the server is briefly unavailable", async () => {
    const asked = new Set<string>();
    const polling = polled((request, index) => {
      const { pathname } = request.url;
      if (asked.has(pathname)) return server(request, index);
      asked.add(pathname);
      return status(503);
    });
    await vi.advanceTimersByTimeAsync(5_000);
    const { list, failure } = await polling;
    expect(failure).toBeNull();
    const words = list.data?.rows.map(({ status: word }) => word);
    expect(words).toEqual(["running", "running", "success", "success", "failed"]);
  });

  test("leave the list unchanged and return the failure if the request fails", async () => {
    const { list, failure } = await polled(() => status(403, { message: "No" }));
    expect(failure).toMatchObject({ kind: "answer", status: 403 });
    expect(list.data?.rows).toHaveLength(4);
    expect(list.fulfilledTimeStamp).toBe(Date.UTC(2026, 2, 4, 15, 6));
  });

  test("keep a row whose request fails", async () => {
    const { list, failure } = await polled((request, index) =>
      request.url.pathname.endsWith("d") ? status(404) : server(request, index),
    );
    expect(failure).toBeNull();
    expect(list.data?.rows.map(({ status: word }) => word)).toEqual([
      "running",
      "running",
      "success",
      "success",
      "Running",
    ]);
  });

  test("that are missing are requested twice, and don't hold up the others", async () => {
    const ids = Array.from({ length: 15 }, (_, index) => `r${index}`);
    let first = true;
    const { dependencies, sent } = testApi(({ url }) => {
      if (url.searchParams.has("status")) return ok([]);
      if (url.pathname !== "/v1/runs") return status(404);
      if (!first) return ok([]);
      first = false;
      return ok(ids.map((id) => ({ id, status: "running" })));
    });
    const store = createConsoleStore(dependencies);
    await store.dispatch(runs.initiate(all));
    const requests = new Map<string, number>();
    for (let poll = 0; poll < 6; poll += 1) await store.dispatch(refreshRunning(all, requests));
    const asked = sent.map(({ url }) => url.pathname.slice("/v1/runs/".length));
    for (const id of ids) expect(asked.filter((each) => each === id)).toHaveLength(2);
  });

  test("aren't requested before the list is loaded", async () => {
    const { dependencies, sent } = testApi(() => ok([]));
    expect(await createConsoleStore(dependencies).dispatch(refreshRunning(all))).toBeNull();
    expect(sent).toEqual([]);
  });

  test("aren't requested while the list arrives", async () => {
    const { dependencies, sent } = testApi(slowList().reply);
    const store = createConsoleStore(dependencies);
    void store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen(store, all)).toMatchObject({ data: { extent: "arriving" } });
    sent.length = 0;
    expect(await store.dispatch(refreshRunning(all))).toBeNull();
    expect(sent).toEqual([]);
  });

  test("repeat a reload that failed, once the server responds", async () => {
    let isDown = false;
    const { dependencies } = testApi((request, index) => {
      if (isDown) return status(500);
      return request.url.searchParams.has("status") ? server(request, index) : ok(listed);
    });
    const store = createConsoleStore(dependencies);
    const query = store.dispatch(runs.initiate(all));
    await query;
    isDown = true;
    await query.refetch();
    expect(runs.select(all)(store.getState()).isError).toBe(true);
    isDown = false;
    expect(await store.dispatch(refreshRunning(all))).toBeNull();
    expect(runs.select(all)(store.getState()).isSuccess).toBe(true);
    // Nothing else keeps the list in memory.
    query.unsubscribe();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(runs.select(all)(store.getState()).isUninitialized).toBe(true);
  });

  test("don't reload a list that is too long after its reload failed", async () => {
    let isDown = false;
    const { dependencies, sent } = testApi((request, index) => {
      if (isDown) return status(500);
      return request.url.searchParams.has("status")
        ? server(request, index)
        : ok([...listed, ...rows(5_000)]);
    });
    const store = createConsoleStore(dependencies);
    const query = store.dispatch(runs.initiate(all));
    await vi.advanceTimersByTimeAsync(1_000);
    isDown = true;
    await query.refetch();
    isDown = false;
    sent.length = 0;
    await store.dispatch(refreshRunning(all));
    expect(sent.filter(({ url }) => url.pathname === "/v1/runs").map(({ url }) => url.search)).toEqual([
      "?status=running",
    ]);
  });

  test("don't hide that a reload failed meanwhile", async () => {
    let isLoaded = false;
    const { dependencies } = testApi(async (request, index) => {
      if (request.url.searchParams.has("status")) await query.refetch();
      else if (request.url.pathname === "/v1/runs") {
        if (isLoaded) return status(500);
        isLoaded = true;
        return ok(listed);
      }
      return server(request, index);
    });
    const store = createConsoleStore(dependencies);
    const query = store.dispatch(runs.initiate(all));
    await query;
    await store.dispatch(refreshRunning(all));
    expect(seen(store, all)).toMatchObject({ state: "ready", refresh: { state: "failed" } });
  });

  test("never replace a newer reload", async () => {
    let reload: Promise<unknown> = Promise.resolve();
    let asked = 0;
    const { dependencies } = testApi(async (request, index) => {
      asked += 1;
      if (asked === 1) return ok(listed);
      if (asked === 2) {
        reload = reloading();
        return server(request, index);
      }
      return request.url.pathname === "/v1/runs"
        ? ok([{ id: "reloaded", status: "success" }])
        : server(request, index);
    });
    const store = createConsoleStore(dependencies);
    const query = store.dispatch(runs.initiate(all));
    const reloading = () => query.refetch();
    await query;
    await store.dispatch(refreshRunning(all));
    await reload;
    expect(
      runs
        .select(all)(store.getState())
        .data?.rows.map(({ key }) => key),
    ).toEqual(["reloaded"]);
  });
});

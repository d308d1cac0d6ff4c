import { ok, type Reply, status } from "@understudy/api/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testStore } from "../../testing/test-store";
import { createConsoleStore } from "../session/store";
import { type RunFilter, runningIn, runsApi } from "./runs";

const all: RunFilter = { status: null, env: null };
const { runs, run, runningRuns } = runsApi.endpoints;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Server {
  list: readonly object[];
  running: readonly object[];
  byId: (id: string) => Response | Promise<Response>;
  /** How long a poll takes. */
  pollMs?: number;
}

/** A page that shows a list of runs and polls the running ones. */
async function openList(server: Server, filter = all) {
  const reply: Reply = async ({ url }) => {
    if (url.pathname !== "/v1/runs") return server.byId(url.pathname.split("/").at(-1) ?? "");
    const isPoll = url.searchParams.get("status") === "running";
    const rows = isPoll ? server.running : server.list;
    if (isPoll) await new Promise((resolve) => setTimeout(resolve, server.pollMs ?? 0));
    return ok({ runs: rows });
  };
  const { dependencies, sent } = testStore(reply);
  const store = createConsoleStore(dependencies);
  const list = store.dispatch(runs.initiate(filter));
  await vi.advanceTimersByTimeAsync(100);
  const polling = store.dispatch(runningRuns.initiate(filter));
  const poll = async (ms = 10_000) => {
    void polling.refetch();
    await vi.advanceTimersByTimeAsync(ms);
  };
  await vi.advanceTimersByTimeAsync(10_000);
  const shown = () =>
    runs
      .select(filter)(store.getState())
      .data?.rows.map(({ id, status: is }) => `${id} ${is}`);
  const asked = (path: string) => sent.filter(({ url }) => url.pathname === path).length;
  return { store, list, poll, shown, asked, sent, leave: () => polling.unsubscribe() };
}

const done = (id: string) => ok({ run: { id, status: "success" } });

test("a new run stays in the list when it finishes", async () => {
  const server: Server = {
    list: [{ id: "a", status: "running" }],
    running: [{ id: "a", status: "running" }],
    byId: done,
  };
  const { poll, shown } = await openList(server);
  server.running = [{ id: "new", status: "running" }, ...server.running];
  await poll();
  expect(shown()).toEqual(["new running", "a running"]);
  server.running = [{ id: "a", status: "running" }];
  await poll();
  expect(shown()).toEqual(["new success", "a running"]);
});

test("a poll doesn't make the list look newer", async () => {
  const server: Server = { list: [{ id: "a", status: "running" }], running: [], byId: done };
  const { store, poll, shown } = await openList(server);
  const loadedAt = runs.select(all)(store.getState()).fulfilledTimeStamp;
  await poll();
  expect(shown()).toEqual(["a success"]);
  expect(runs.select(all)(store.getState()).fulfilledTimeStamp).toBe(loadedAt);
});

test("polls update the list after the clock was set back", async () => {
  const server: Server = {
    list: [{ id: "a", status: "running" }],
    running: [{ id: "a", status: "running" }],
    byId: done,
  };
  const { list, poll, shown } = await openList(server);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  server.running = [];
  await poll();
  expect(shown()).toEqual(["a success"]);
  server.list = [{ id: "b", status: "running" }];
  void list.refetch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual(["b running"]);
});

test("the answer to an earlier request doesn't replace that to a later one", async () => {
  const server: Server = {
    list: [{ id: "a", status: "running" }],
    running: [{ id: "a", status: "running" }],
    byId: done,
  };
  const { store, list, poll, shown } = await openList(server);
  server.pollMs = 3_000;
  server.byId = (id) =>
    new Promise((resolve) => setTimeout(() => resolve(ok({ run: { id, status: "running" } })), 3_000));
  void store.dispatch(run.initiate("a"));
  await poll(1_000);
  server.list = [{ id: "a", status: "success" }];
  void list.refetch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual(["a success"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toEqual(["a success"]);
});

test("a run by ID that answers 503 is asked for again, one that is gone isn't", async () => {
  let answer = () => status(503);
  const server: Server = { list: [{ id: "a", status: "running" }], running: [], byId: () => answer() };
  const { store, poll, shown, asked } = await openList(server);
  expect(asked("/v1/runs/a")).toBe(1);
  await poll();
  expect(asked("/v1/runs/a")).toBe(2);
  answer = () => status(404);
  await poll();
  await poll();
  expect(asked("/v1/runs/a")).toBe(3);
  const { data } = runs.select(all)(store.getState());
  expect(data && runningIn(data)).toEqual([]);
  expect(shown()).toEqual(["a running"]);
});

test("a run that is opened by ID updates the lists that have it", async () => {
  const server: Server = {
    list: [{ id: "a", status: "running" }],
    running: [{ id: "a", status: "running" }],
    byId: done,
  };
  const { store, shown } = await openList(server);
  void store.dispatch(run.initiate("a"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual(["a success"]);
});

test("new runs aren't added to a list that its filter excludes them from", async () => {
  const server: Server = {
    list: [{ id: "a", status: "failed" }],
    running: [{ id: "b", status: "running" }],
    byId: done,
  };
  const { shown } = await openList(server, { status: "failed", env: null });
  expect(shown()).toEqual(["a failed"]);
});

test("a poll isn't retried", async () => {
  const server: Server = { list: [{ id: "a", status: "running" }], running: [], byId: done };
  const { sent } = await openList(server);
  const before = sent.length;
  const { dependencies, sent: outage } = testStore(() => status(503));
  void createConsoleStore(dependencies).dispatch(runningRuns.initiate(all));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outage).toHaveLength(1);
  expect(sent).toHaveLength(before);
});

test("runs by ID aren't asked for any longer once the page was left", async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `r${index}`);
  const running = ids.map((id) => ({ id, status: "running" }));
  const slow = (id: string) => new Promise<Response>((resolve) => setTimeout(() => resolve(done(id)), 1_000));
  const server: Server = { list: running, running, byId: slow };
  const { poll, leave, sent } = await openList(server);
  server.running = [];
  const before = sent.length;
  await poll(500);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length - before).toBe(1 + 10);
});

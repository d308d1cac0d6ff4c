import { ok, type Reply, reset, status } from "@understudy/api/testing";
import { emptySiteForm } from "@understudy/model/fixtures";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saved } from "../../testing/saved";
import { testStore } from "../../testing/test-store";
import { createConsoleStore } from "../session/store";
import { actionsApi } from "./actions";
import { restartQuery } from "./api";
import { isOlderThan } from "./freshness";
import { hasPendingMutations, sendOnce } from "./mutations";
import { siteApi } from "./site";
import { siteFormsApi } from "./site-forms";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

const { actions } = actionsApi.endpoints;

function createStore(reply: Reply) {
  const { dependencies, sent } = testStore(reply);
  return { store: createConsoleStore(dependencies), sent };
}

const mount = async (store: ReturnType<typeof createStore>["store"], options = {}) => {
  const query = store.dispatch(actions.initiate(undefined, options));
  await vi.advanceTimersByTimeAsync(2_000);
  query.unsubscribe();
  return actions.select()(store.getState());
};

describe("after an answer that asks for a pause", () => {
  const busy: Reply = () => status(503, { message: "Busy" }, { "Retry-After": "120" });

  test("mounting a page shows the failure, and asks again once the pause is over", async () => {
    let reply = busy;
    const { store, sent } = createStore((...request) => reply(...request));
    await mount(store);
    expect(sent).toHaveLength(1);
    reply = () => ok([]);
    expect((await mount(store)).error).toMatchObject({ status: 503, retryAfter: 120 });
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await mount(store)).data).toEqual([]);
  });

  test("mounting a page keeps the old data", async () => {
    let reply: Reply = () => ok([]);
    const { store, sent } = createStore((...request) => reply(...request));
    await mount(store);
    await vi.advanceTimersByTimeAsync(10_000);
    reply = busy;
    await mount(store);
    await vi.advanceTimersByTimeAsync(10_000);
    await mount(store);
    expect(sent).toHaveLength(2);
  });

  test("Retry asks at once", async () => {
    const { store, sent } = createStore(busy);
    await mount(store);
    await mount(store, { forceRefetch: true });
    expect(sent).toHaveLength(2);
  });

  test("old data isn't refetched on focus", () => {
    const time = new Date().toISOString();
    const error = { kind: "answer", retryAfter: 120, details: { time } };
    expect(isOlderThan(60_000, { fulfilledTimeStamp: Date.now() - 90_000, error })).toBe(false);
    expect(isOlderThan(60_000, { fulfilledTimeStamp: Date.now() - 90_000 })).toBe(true);
    expect(isOlderThan(60_000, { fulfilledTimeStamp: Date.now() - 30_000 })).toBe(false);
    expect(
      isOlderThan(60_000, { startedTimeStamp: Date.now() - 30_000, fulfilledTimeStamp: Date.now() - 90_000 }),
    ).toBe(false);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(isOlderThan(60_000, { fulfilledTimeStamp: Date.now() + 3_600_000 })).toBe(true);
  });
});

test("during an outage, a poll of what is on screen is one request", async () => {
  let reply: Reply = () => ok([]);
  const { store, sent } = createStore((...request) => reply(...request));
  await mount(store);
  reply = () => status(503);
  await mount(store, { forceRefetch: true });
  await vi.advanceTimersByTimeAsync(5_000);
  const before = sent.length;
  await mount(store, { forceRefetch: true });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.length - before).toBe(1);
});

test("a read that is under way starts again for a save", async () => {
  let version = "old";
  const { store, sent } = createStore(async () => {
    const name = version;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return ok({ id: "s1", name });
  });
  const { site } = siteApi.endpoints;
  const under = store.dispatch(site.initiate());
  await vi.advanceTimersByTimeAsync(500);
  version = "new";
  store.dispatch(restartQuery("site"));
  const read = under.refetch();
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await read).data?.name).toBe("new");
  expect(sent).toHaveLength(2);
});

test("after an unknown outcome, a row waits only for what it may have changed", async () => {
  const { store } = createStore(async ({ method, url }) => {
    if (method === "PUT") return reset();
    if (url.pathname === "/v1/actions") await new Promise((resolve) => setTimeout(resolve, 10_000));
    return ok({ id: "s1" });
  });
  void store.dispatch(siteApi.endpoints.site.initiate());
  await vi.advanceTimersByTimeAsync(1_000);
  void store.dispatch(actions.initiate());
  void store.dispatch(sendOnce(siteFormsApi.endpoints.saveSite, saved(emptySiteForm)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasPendingMutations(store.getState())).toBe(false);
  expect(store.getState().mutations.pending).toEqual([]);
});

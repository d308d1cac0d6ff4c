import type { StoreDependencies } from "./base-query";
import { noContent, type Reply, status, vera } from "@understudy/api/testing";
import { saved } from "../../testing/saved";
import { testStore } from "../../testing/test-store";
import { draftEdit } from "@understudy/model/fixtures";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftsApi } from "./drafts";
import { canReload, lateFailureDismissed, selectLateFailures, sendOnce } from "./mutations";
import { consoleApi } from "./api";
import { createConsoleStore } from "../session/store";
import { teamApi } from "./team";
import { calls } from "../../testing/api-calls";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

const change = (role: "admin" | "viewer") =>
  sendOnce(teamApi.endpoints.changeMember, { kind: "role", member: vera, role });
const edit = draftEdit({ name: "first" });
const saveDraft = sendOnce(draftsApi.endpoints.saveDraft, { id: "d1", ...saved(edit), thenPublish: false });

const slow =
  (reply: Reply): Reply =>
  async (sent, index) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return reply(sent, index);
  };
const refuse = slow(() => status(403, { message: "Not allowed" }));
const createStore = (reply: Reply, isPageOpen: StoreDependencies["isPageOpen"]) =>
  createConsoleStore(testStore(reply, { isPageOpen }).dependencies);

describe("a failed mutation", () => {
  test("leaves no notice if its page is open", async () => {
    const store = createStore(refuse, (path) => path === "/team");
    void store.dispatch(change("admin"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectLateFailures(store.getState())).toEqual([]);
  });

  test("leaves a notice until dismissed if another page is open", async () => {
    const store = createStore(refuse, (path) => path === "/runs");
    void store.dispatch(change("admin"));
    await vi.advanceTimersByTimeAsync(1_000);
    const [failure] = selectLateFailures(store.getState());
    expect(failure).toMatchObject({
      href: "/team",
      title: "Failed to update role",
      subject: "vera@example.com",
      failure: { status: 403, message: "Not allowed" },
    });
    store.dispatch(lateFailureDismissed(failure?.id ?? ""));
    expect(selectLateFailures(store.getState())).toEqual([]);
  });

  test("leaves a notice of its own, also on the page of another", async () => {
    const store = createStore(refuse, () => false);
    void store.dispatch(change("admin"));
    void store.dispatch(change("viewer"));
    await vi.advanceTimersByTimeAsync(1_000);
    const [first] = selectLateFailures(store.getState());
    store.dispatch(lateFailureDismissed(first?.id ?? ""));
    expect(selectLateFailures(store.getState())).toHaveLength(1);
  });

  test("leaves a notice if the same page of another draft is open", async () => {
    const store = createStore(refuse, (path) => path === "/drafts/d2");
    void store.dispatch(saveDraft);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectLateFailures(store.getState())).toMatchObject([{ href: "/drafts/d1", subject: "first" }]);
  });

  test.each(calls.filter(({ method, pattern }) => method !== "GET" || pattern === "/v1/billing/portal"))(
    "leaves a notice: $call",
    async ({ start }) => {
      const store = createStore(refuse, () => false);
      void start(store);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(selectLateFailures(store.getState())).toMatchObject([{ failure: { message: "Not allowed" } }]);
    },
  );

  test("leaves no notice after a success, or after the session ended", async () => {
    const store = createStore(slow(noContent), () => false);
    void store.dispatch(change("admin"));
    await vi.advanceTimersByTimeAsync(1_000);
    void store.dispatch(change("viewer"));
    store.dispatch(consoleApi.util.resetApiState());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(selectLateFailures(store.getState())).toEqual([]);
  });
});

describe("a reload", () => {
  test("needn't wait if nothing is being saved", async () => {
    expect(await canReload(createStore(noContent, () => true))).toBe(true);
  });

  test("waits for pending mutations", async () => {
    const store = createStore(slow(noContent), () => true);
    void store.dispatch(change("admin"));
    const answered = vi.fn<(answer: boolean) => void>();
    void canReload(store).then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(true);
  });

  test.each([true, false])("is refused if one of them fails (on an open page: %s)", async (isOpen) => {
    const store = createStore(refuse, () => isOpen);
    void store.dispatch(change("admin"));
    const answer = canReload(store);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe(false);
  });

  test("is refused while the notice of an earlier failure is shown", async () => {
    const store = createStore(refuse, () => false);
    void store.dispatch(change("admin"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await canReload(store)).toBe(false);
  });
});

import { widgetDefaults } from "@understudy/screens/model";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runMutation } from "../api/mutations";
import { servicesOf } from "../api/services";
import { siteApi } from "../api/site";
import { settingsApi } from "../api/settings";
import { teamApi } from "../api/team";
import { createConsoleStore, forgetAccount, type ConsoleStore } from "../store";
import { noContent, reset, status, testApi, type Reply } from "../testing/test-api";
import { enqueueWrite } from "./useWrites";
import { failureDismissed, type SettledWrite } from "./writes";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

const notice = {
  title: "Failed to update role",
  subject: "vera@example.com",
  page: { title: "Team", href: () => "/team" },
};

const changeRole = (id: string, role: "admin" | "viewer", page = "team") =>
  enqueueWrite({
    resource: `member/${id}`,
    page,
    target: id,
    value: role,
    send: runMutation(teamApi.endpoints.changeRole.initiate({ id, role }), { changes: ["members"] }),
    notice,
  });

const listen = (store: ConsoleStore, page: string, listener: (write: SettledWrite) => void) =>
  store.dispatch((_dispatch, _getState, extra) => servicesOf(extra).writes.listen(page, listener));

const slow =
  (ms: number, reply: Reply): Reply =>
  async (sent, index) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return reply(sent, index);
  };

function createStore(reply: Reply) {
  const { dependencies, sent } = testApi(reply);
  return { store: createConsoleStore(dependencies), sent };
}

describe("writes on the same resource", () => {
  test("run one after another, so that the last one wins", async () => {
    const { store, sent } = createStore(slow(1_000, noContent));
    void store.dispatch(changeRole("m1", "admin"));
    // Another page of the same resource isn't blocked by the first page's busy state.
    void store.dispatch(changeRole("m1", "viewer", "elsewhere"));
    await vi.advanceTimersByTimeAsync(999);
    expect(sent.map(({ body }) => body)).toEqual([{ role: "admin" }]);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(sent.map(({ body }) => body)).toEqual([{ role: "admin" }, { role: "viewer" }]);
  });

  test("continue after a failed one", async () => {
    const { store, sent } = createStore(slow(1_000, reset));
    void store.dispatch(changeRole("m1", "admin"));
    void store.dispatch(changeRole("m1", "viewer", "elsewhere"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(2);
  });

  test("don't delay writes on other resources", async () => {
    const { store, sent } = createStore(slow(1_000, noContent));
    void store.dispatch(changeRole("m1", "admin"));
    void store.dispatch(changeRole("m2", "admin"));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(2);
  });

  test("include site and chat settings", async () => {
    const { store, sent } = createStore(slow(1_000, noContent));
    const save = (page: string, send: Parameters<typeof runMutation<null>>[0]) =>
      store.dispatch(
        enqueueWrite({
          resource: "site",
          page,
          target: "form",
          send: runMutation(send, { changes: ["site"] }),
          notice,
        }),
      );
    const domains = { dev: "", staging: "", prod: "" };
    void save("settings/site", siteApi.endpoints.saveSite.initiate({ name: "A", domains }));
    void save(
      "settings/chat",
      settingsApi.endpoints.saveSettings.initiate({ ...widgetDefaults, brandTitle: "" }),
    );
    await vi.advanceTimersByTimeAsync(500);
    expect(sent.map(({ url }) => url.pathname)).toEqual(["/v1/site"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.map(({ url }) => url.pathname)).toEqual(["/v1/site", "/v1/site/settings"]);
  });
});

test("a second write on the same target is ignored while the first is pending", async () => {
  const { store, sent } = createStore(slow(1_000, noContent));
  const results = [store.dispatch(changeRole("m1", "admin")), store.dispatch(changeRole("m1", "admin"))];
  expect(store.getState().writes.pending).toMatchObject([{ page: "team", target: "m1", value: "admin" }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(results)).toEqual([{ data: null }, null]);
  expect(sent).toHaveLength(1);
  expect(store.getState().writes.pending).toEqual([]);
});

describe("a failed write", () => {
  const refuse = slow(1_000, () => status(403, { message: "Not allowed" }));

  test("is reported to its page if that is mounted", async () => {
    const { store } = createStore(refuse);
    const listener = vi.fn<(write: SettledWrite) => void>();
    listen(store, "team", listener);
    void store.dispatch(changeRole("m1", "admin"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listener).toHaveBeenCalledWith(
      expect.objectContaining({ target: "m1", result: { error: expect.objectContaining({ status: 403 }) } }),
    );
    expect(store.getState().writes.failures).toEqual([]);
  });

  test("becomes a notice after its page was left, until dismissed", async () => {
    const { store } = createStore(refuse);
    const unmount = listen(store, "team", () => {});
    void store.dispatch(changeRole("m1", "admin"));
    unmount();
    await vi.advanceTimersByTimeAsync(1_000);
    const [failure] = store.getState().writes.failures;
    expect(failure).toMatchObject({
      message: "Failed to update role",
      detail: "vera@example.com: Not allowed",
      href: "/team",
      linkText: "Open Team",
    });
    store.dispatch(failureDismissed(failure?.id ?? ""));
    expect(store.getState().writes.failures).toEqual([]);
  });

  test("is reported to its page if the user returned to it", async () => {
    const { store } = createStore(refuse);
    listen(store, "team", () => {})();
    void store.dispatch(changeRole("m1", "admin"));
    const listener = vi.fn<(write: SettledWrite) => void>();
    listen(store, "team", listener);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getState().writes.failures).toEqual([]);
  });
});

test("a success after its page was left needs no notice", async () => {
  const { store } = createStore(slow(1_000, noContent));
  void store.dispatch(changeRole("m1", "admin"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.getState().writes).toMatchObject({ pending: [], failures: [] });
});

test("ending the session drops pending writes and notices", async () => {
  const { store } = createStore(slow(1_000, noContent));
  void store.dispatch(changeRole("m1", "admin"));
  forgetAccount(store);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.getState().writes).toMatchObject({ pending: [], failures: [] });
});

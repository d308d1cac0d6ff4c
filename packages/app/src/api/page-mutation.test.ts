import { noContent, type Reply, reset, vera } from "@understudy/api/testing";
import { saved } from "../../testing/saved";
import { testStore } from "../../testing/test-store";
import { type Role, settingsForm } from "@understudy/model";
import { draftEdit, emptySiteForm, product, widgetDefaults } from "@understudy/model/fixtures";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftsApi } from "./drafts";
import { sendOnce } from "./mutations";
import { siteFormsApi } from "./site-forms";
import { createConsoleStore } from "../session/store";
import { teamApi } from "./team";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

const { changeMember } = teamApi.endpoints;
const change = (role: Role) => sendOnce(changeMember, { kind: "role", member: vera, role });
const saveDraft = (id: string, name: string) =>
  sendOnce(draftsApi.endpoints.saveDraft, { id, ...saved(draftEdit({ name })), thenPublish: false });

const slow =
  (ms: number, reply: Reply): Reply =>
  async (sent, index) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return reply(sent, index);
  };

function createStore(reply: Reply) {
  const { dependencies, sent } = testStore(reply);
  return { store: createConsoleStore(dependencies), sent };
}

describe("mutations on the same resource", () => {
  test("run one after another, so that the last one wins", async () => {
    const { store, sent } = createStore(slow(1_000, noContent));
    void store.dispatch(saveDraft("d1", "first"));
    void store.dispatch(saveDraft("d1", "second"));
    await vi.advanceTimersByTimeAsync(999);
    expect(sent.map(({ body }) => body)).toEqual([draftEdit({ name: "first" })]);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(sent.map(({ body }) => body)).toEqual([
      draftEdit({ name: "first" }),
      draftEdit({ name: "second" }),
    ]);
  });

  test("continue after a failed one", async () => {
    const { store, sent } = createStore(slow(1_000, reset));
    void store.dispatch(saveDraft("d1", "first"));
    void store.dispatch(saveDraft("d1", "second"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(2);
  });

  test("don't delay those on other resources", async () => {
    const { store, sent } = createStore(slow(1_000, noContent));
    void store.dispatch(saveDraft("d1", "first"));
    void store.dispatch(saveDraft("d2", "other"));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(2);
  });

  test("include saving and publishing a draft", async () => {
    const { store, sent } = createStore(slow(1_000, noContent));
    void store.dispatch(saveDraft("d1", "first"));
    void store.dispatch(sendOnce(draftsApi.endpoints.publishDraft, { id: "d1", name: "first" }));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent.map(({ method }) => method)).toEqual(["PUT"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.map(({ method }) => method)).toEqual(["PUT", "POST"]);
  });

  test("include site and chat settings", async () => {
    const { store, sent } = createStore(slow(1_000, noContent));
    void store.dispatch(sendOnce(siteFormsApi.endpoints.saveSite, saved({ ...emptySiteForm, name: "A" })));
    void store.dispatch(
      sendOnce(siteFormsApi.endpoints.saveSettings, saved(settingsForm(widgetDefaults, product))),
    );
    await vi.advanceTimersByTimeAsync(500);
    expect(sent.map(({ url }) => url.pathname)).toEqual(["/v1/site"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.map(({ url }) => url.pathname)).toEqual(["/v1/site", "/v1/site/settings"]);
  });
});

test("the same mutation isn't sent again while it is pending", async () => {
  const { store, sent } = createStore(slow(1_000, noContent));
  const first = store.dispatch(change("admin"));
  expect(store.dispatch(change("admin"))).toBeNull();
  expect(store.getState().mutations.pending).toMatchObject([
    { endpoint: "changeMember", arg: { kind: "role", member: vera, role: "admin" } },
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual({ data: null });
  expect(sent).toHaveLength(1);
  expect(store.getState().mutations.pending).toEqual([]);
});

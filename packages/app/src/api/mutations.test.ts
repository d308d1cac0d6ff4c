import { toFailure } from "@understudy/api";
import {
  bareAction,
  bareKey,
  hang,
  noContent,
  ok,
  type Reply,
  reset,
  type Sent,
  status,
  vera,
} from "@understudy/api/testing";
import { saved } from "../../testing/saved";
import { testStore } from "../../testing/test-store";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newInvitation } from "@understudy/model";
import { draftEdit, emptySiteForm } from "@understudy/model/fixtures";
import { actionsApi } from "./actions";
import { billingApi } from "./billing";
import { draftsApi } from "./drafts";
import { keysApi } from "./keys";
import { hasPendingMutations } from "./mutations";
import { siteApi } from "./site";
import { siteFormsApi } from "./site-forms";
import { type ConsoleStore, createConsoleStore } from "../session/store";
import { teamApi } from "./team";
import { usageApi } from "./usage";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

const asked = (sent: readonly Sent[]) => sent.map(({ method, url }) => `${method} ${url.pathname}`);

/** A store with these queries, and its server. */
async function looking(reply: Reply, look: (store: ConsoleStore) => Promise<unknown>[]) {
  const { dependencies, sent } = testStore(reply);
  const store = createConsoleStore(dependencies);
  await Promise.all(look(store));
  sent.length = 0;
  return { store, sent };
}

const empty = (sent: Sent) => ok(sent.method === "GET" ? {} : null);
const { actions, toggleAction } = actionsApi.endpoints;

const action = { ...bareAction, key: "a1", id: "a1", name: "Book a table" };
const apiKey = { ...bareKey, key: "k1", id: "k1", index: 0 };
const edit = draftEdit();

describe("a mutation refetches what it changed", () => {
  test.each([
    {
      write: "publishing an action",
      look: (store: ConsoleStore) => [
        store.dispatch(actions.initiate()),
        store.dispatch(usageApi.endpoints.usageSummary.initiate()),
        store.dispatch(siteApi.endpoints.site.initiate()),
        store.dispatch(teamApi.endpoints.members.initiate()),
      ],
      start: (store: ConsoleStore) => store.dispatch(toggleAction.initiate(action)),
      again: ["GET /v1/actions", "GET /v1/sites/me", "GET /v1/usage/summary"],
    },
    {
      write: "saving a draft",
      look: (store: ConsoleStore) => [
        store.dispatch(draftsApi.endpoints.drafts.initiate()),
        store.dispatch(draftsApi.endpoints.draft.initiate("d1")),
        store.dispatch(actions.initiate()),
      ],
      start: (store: ConsoleStore) =>
        store.dispatch(
          draftsApi.endpoints.saveDraft.initiate({ id: "d1", ...saved(edit), thenPublish: false }),
        ),
      again: ["GET /v1/drafts", "GET /v1/drafts/d1"],
    },
    {
      write: "publishing a draft, but not the draft",
      look: (store: ConsoleStore) => [
        store.dispatch(draftsApi.endpoints.drafts.initiate()),
        store.dispatch(draftsApi.endpoints.draft.initiate("d1")),
        store.dispatch(actions.initiate()),
        store.dispatch(usageApi.endpoints.usageSummary.initiate()),
        store.dispatch(siteApi.endpoints.site.initiate()),
      ],
      start: (store: ConsoleStore) =>
        store.dispatch(draftsApi.endpoints.publishDraft.initiate({ id: "d1", name: "" })),
      again: ["GET /v1/actions", "GET /v1/drafts", "GET /v1/sites/me", "GET /v1/usage/summary"],
    },
    {
      write: "saving the site",
      look: (store: ConsoleStore) => [
        store.dispatch(siteApi.endpoints.site.initiate()),
        store.dispatch(actions.initiate()),
      ],
      start: (store: ConsoleStore) =>
        store.dispatch(siteFormsApi.endpoints.saveSite.initiate(saved(emptySiteForm))),
      again: ["GET /v1/sites/me"],
    },
    {
      write: "inviting",
      look: (store: ConsoleStore) => [
        store.dispatch(teamApi.endpoints.members.initiate()),
        store.dispatch(actions.initiate()),
      ],
      start: (store: ConsoleStore) =>
        store.dispatch(teamApi.endpoints.invite.initiate({ ...newInvitation, email: "a@b.c" })),
      again: ["GET /v1/members"],
    },
    {
      write: "revoking a key",
      look: (store: ConsoleStore) => [
        store.dispatch(keysApi.endpoints.keys.initiate()),
        store.dispatch(siteApi.endpoints.site.initiate()),
      ],
      start: (store: ConsoleStore) => store.dispatch(keysApi.endpoints.revokeKey.initiate(apiKey)),
      again: ["GET /v1/keys/list"],
    },
    {
      write: "creating a key with an unreadable response",
      look: (store: ConsoleStore) => [
        store.dispatch(keysApi.endpoints.keys.initiate()),
        store.dispatch(siteApi.endpoints.site.initiate()),
      ],
      start: (store: ConsoleStore) =>
        store.dispatch(keysApi.endpoints.createKey.initiate({ name: "Build", siteId: "s1" })),
      again: ["GET /v1/keys/list", "GET /v1/sites/me"],
    },
  ])("$write", async ({ look, start, again }) => {
    const { store, sent } = await looking(empty, look);
    await start(store);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked(sent).slice(1).toSorted()).toEqual(again);
  });

  test("leaves the queries in flight alone that it doesn't change", async () => {
    const { dependencies, sent } = testStore(async ({ method }) => {
      await new Promise((resolve) => setTimeout(resolve, method === "GET" ? 500 : 100));
      return ok(method === "GET" ? [] : { url: "https://pay.example/p" });
    });
    const store = createConsoleStore(dependencies);
    void store.dispatch(teamApi.endpoints.members.initiate());
    void store.dispatch(keysApi.endpoints.keys.initiate());
    void store.dispatch(siteFormsApi.endpoints.saveSite.initiate(saved(emptySiteForm)));
    void store.dispatch(billingApi.endpoints.checkout.initiate("pro"));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked(sent).toSorted()).toEqual([
      "GET /v1/keys/list",
      "GET /v1/members",
      "POST /v1/billing/checkout",
      "PUT /v1/site",
    ]);
  });

  test("keeps the other drafts in the cache when one is saved", async () => {
    const { draft, saveDraft } = draftsApi.endpoints;
    const { dependencies } = testStore(() => ok({ draft: { id: "d2" } }));
    const store = createConsoleStore(dependencies);
    await store.dispatch(draft.initiate("d2", { subscribe: false }));
    await store.dispatch(saveDraft.initiate({ id: "d1", ...saved(edit), thenPublish: false }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(draft.select("d2")(store.getState()).data?.id).toBe("d2");
  });

  test("unmounted queries are removed from the cache instead", async () => {
    const { store, sent } = await looking(empty, (at) => [
      at.dispatch(actions.initiate(undefined, { subscribe: false })),
    ]);
    await store.dispatch(toggleAction.initiate(action));
    expect(asked(sent)).toEqual(["POST /v1/actions/a1/publish"]);
    expect(actions.select()(store.getState()).data).toBeUndefined();
  });
});

describe("a response in flight when a mutation finishes", () => {
  /** A site that a save renames. Each response takes half a second and has the name of the time of the request. */
  const naming = (hangsOn?: number) => {
    let name = "old";
    let reads = 0;
    const reply: Reply = async ({ method }) => {
      if (method === "GET" && (reads += 1) === hangsOn) return hang();
      if (method === "PUT") name = "new";
      const answer = ok(method === "GET" ? { name } : null);
      await new Promise((resolve) => setTimeout(resolve, method === "GET" ? 500 : 100));
      return answer;
    };
    const { dependencies, sent } = testStore(reply);
    const store = createConsoleStore(dependencies);
    const shownNames: string[] = [];
    store.subscribe(() => {
      const shown = siteApi.endpoints.site.select()(store.getState()).data?.name;
      if (shown !== undefined && shown !== shownNames.at(-1)) shownNames.push(shown);
    });
    const save = () =>
      store.dispatch(siteFormsApi.endpoints.saveSite.initiate(saved({ ...emptySiteForm, name: "new" })));
    return { store, sent, shownNames, save };
  };
  const look = (store: ConsoleStore) => store.dispatch(siteApi.endpoints.site.initiate());

  test("is discarded, and the query restarts", async () => {
    const { store, sent, shownNames, save } = naming();
    void look(store);
    void save();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shownNames).toEqual(["new"]);
    expect(asked(sent)).toEqual(["GET /v1/sites/me", "PUT /v1/site", "GET /v1/sites/me"]);
  });

  test("doesn't delay the new response", async () => {
    const { store, shownNames, save } = naming(2);
    const site = look(store);
    await vi.advanceTimersByTimeAsync(500);
    void site.refetch();
    void save();
    await vi.advanceTimersByTimeAsync(700);
    expect(shownNames).toEqual(["old", "new"]);
  });

  test("isn't requested again after the query was aborted", async () => {
    const { store, sent, save } = naming();
    const site = look(store);
    void save();
    await vi.advanceTimersByTimeAsync(50);
    site.abort();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked(sent)).toEqual(["GET /v1/sites/me", "PUT /v1/site"]);
  });
});

describe("a row's write", () => {
  const rowsOf = (store: ConsoleStore) => ({
    actions: actions
      .select()(store.getState())
      .data?.map(({ isPublished }) => isPublished),
    roles: teamApi.endpoints.members
      .select()(store.getState())
      .data?.map(({ role }) => role),
    keys: keysApi.endpoints.keys
      .select()(store.getState())
      .data?.map(({ id }) => id),
  });

  test.each([
    [
      "a published action",
      (at: ConsoleStore) => at.dispatch(toggleAction.initiate(action)),
      { actions: [true] },
    ],
    [
      "a changed role",
      (at: ConsoleStore) =>
        at.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "role", member: vera, role: "admin" })),
      { roles: ["admin"] },
    ],
    [
      "a removed member",
      (at: ConsoleStore) =>
        at.dispatch(teamApi.endpoints.changeMember.initiate({ kind: "remove", member: vera })),
      { roles: [] },
    ],
    [
      "a revoked key",
      (at: ConsoleStore) => at.dispatch(keysApi.endpoints.revokeKey.initiate(apiKey)),
      { keys: [] },
    ],
  ])(
    "shows %s once the server has answered, and its list is loaded again",
    async (_what, write, expected) => {
      let isLoaded = false;
      const { dependencies, sent } = testStore(({ method, url }) => {
        if (method !== "GET") return ok(null);
        if (isLoaded) return hang();
        return ok(
          url.pathname === "/v1/members"
            ? [{ id: "m1", role: "viewer" }]
            : [{ id: url.pathname.includes("keys") ? "k1" : "a1" }],
        );
      });
      const store = createConsoleStore(dependencies);
      await Promise.all([
        store.dispatch(actions.initiate()),
        store.dispatch(teamApi.endpoints.members.initiate()),
        store.dispatch(keysApi.endpoints.keys.initiate()),
      ]);
      isLoaded = true;
      sent.length = 0;
      await write(store);
      await vi.advanceTimersByTimeAsync(0);
      expect(rowsOf(store)).toMatchObject(expected);
      expect(sent).toHaveLength(2);
    },
  );

  test("discards a list that was requested before it", async () => {
    let version = 0;
    const reply: Reply = async ({ method }) => {
      const answer = ok(method === "GET" ? [{ id: "a1", version }] : null);
      if (method === "POST") version += 1;
      await new Promise((resolve) => setTimeout(resolve, method === "GET" ? 500 : 100));
      return answer;
    };
    const { dependencies } = testStore(reply);
    const store = createConsoleStore(dependencies);
    const list = store.dispatch(actions.initiate());
    await vi.advanceTimersByTimeAsync(500);
    void list.refetch();
    void store.dispatch(toggleAction.initiate(action));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(actions.select()(store.getState()).data?.[0]?.version).toBe(1);
  });
});

describe("a write that failed", () => {
  const look = (store: ConsoleStore) => [store.dispatch(teamApi.endpoints.members.initiate())];
  const invite = (store: ConsoleStore) =>
    store.dispatch(teamApi.endpoints.invite.initiate({ ...newInvitation, email: "a@b.c" }));
  const onWrite =
    (answer: () => Response | Promise<Response>): Reply =>
    (sent) =>
      sent.method === "GET" ? empty(sent) : answer();

  test.each([
    ["without a response", reset],
    ["with an unreadable response", () => new Response("<p>", { headers: { "Content-Type": "text/html" } })],
    ["with 500", () => status(500)],
    ["with 404", () => status(404)],
    ["with 409", () => status(409)],
  ])(
    "%s stays pending until what it may have changed was loaded, and isn't repeated",
    async (_case, answer) => {
      let isLoaded = false;
      const { dependencies, sent } = testStore(async (request) => {
        if (request.method !== "GET") return answer();
        if (isLoaded) await new Promise((resolve) => setTimeout(resolve, 1_000));
        isLoaded = true;
        return ok([]);
      });
      const store = createConsoleStore(dependencies);
      await Promise.all(look(store));
      sent.length = 0;
      const { error } = await invite(store);
      expect(error).toBeDefined();
      expect(hasPendingMutations(store.getState())).toBe(false);
      await vi.advanceTimersByTimeAsync(999);
      expect(store.getState().mutations.pending).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(store.getState().mutations.pending).toEqual([]);
      expect(asked(sent)).toEqual(["POST /v1/invite", "GET /v1/members"]);
    },
  );

  test("by timeout isn't pending any longer, and refetches in the background", async () => {
    const { store, sent } = await looking(onWrite(hang), look);
    const settled = vi.fn<(answer: object) => void>();
    void invite(store).then(settled);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(settled).toHaveBeenCalledWith({ error: expect.objectContaining({ kind: "timeout" }) });
    expect(store.getState().mutations.pending).toEqual([]);
    expect(asked(sent)).toEqual(["POST /v1/invite", "GET /v1/members"]);
  });

  test.each([
    ["422", () => status(422)],
    ["403", () => status(403)],
    ["429", () => status(429)],
  ])("with %s refetches nothing", async (_case, answer) => {
    const { store, sent } = await looking(onWrite(answer), look);
    await invite(store);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked(sent)).toEqual(["POST /v1/invite"]);
  });

  test("before it was sent refetches nothing", async () => {
    const { dependencies, sent } = testStore(noContent, {
      getToken: () => Promise.reject(new Error("offline")),
    });
    const { error } = await invite(createConsoleStore(dependencies));
    expect(error).toMatchObject({ kind: "network", unsent: true });
    expect(sent).toEqual([]);
  });
});

test.each(["__proto__", "constructor", "toString"])(
  "a draft with the ID “%s” is fetched and refetched like any other",
  async (id) => {
    const { store, sent } = await looking(
      () => ok({ draft: { id, name: "Rebook a stay" } }),
      (started) => [started.dispatch(draftsApi.endpoints.draft.initiate(id))],
    );
    expect(draftsApi.endpoints.draft.select(id)(store.getState()).data?.name).toBe("Rebook a stay");
    await store.dispatch(draftsApi.endpoints.saveDraft.initiate({ id, ...saved(edit), thenPublish: false }));
    await vi.runAllTimersAsync();
    expect(asked(sent)).toEqual([`PUT /v1/drafts/${id}`, `GET /v1/drafts/${id}`]);
  },
);

test.each([
  ["leaves its message to the page", 501, {}, undefined],
  ["has the message that the server sent", 404, { message: "No such key" }, "No such key"],
  ["has the status as its message", 403, {}, "API error 403"],
])("of a server that may not revoke keys, the failure %s after %s", async (_what, code, body, message) => {
  const { dependencies } = testStore(() => status(code, body));
  const store = createConsoleStore(dependencies);
  const { error } = await store.dispatch(keysApi.endpoints.revokeKey.initiate(apiKey));
  expect(toFailure(error).message).toBe(message);
});

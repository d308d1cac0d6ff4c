import { createBrowserRouter, type BlockerFunction } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { testWindow } from "../testing/window";
import { repairPopstate } from "./popstate";

const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

const routers: ReturnType<typeof createBrowserRouter>[] = [];
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
});

const routes = [{ path: "*" }, { path: "/slow", loader: () => new Promise(() => undefined) }];

/** A router with `/drafts`, `/drafts/1` and `/drafts/2` in its history, showing the last one. */
async function openDraft(block: BlockerFunction = () => true, repaired = true) {
  const page = testWindow("https://console.example/drafts");
  const repair = repaired ? repairPopstate(page) : null;
  const router = createBrowserRouter(routes, {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As much of a window as the router uses.
    window: page as unknown as Window,
    hydrationData: { loaderData: {} },
  });
  routers.push(router);
  repair?.follow(router);
  await router.navigate("/drafts/1");
  await router.navigate("/drafts/2");
  router.getBlocker("leave", block);
  const shown = () => [page.location.pathname, router.state.location.pathname];
  const blocker = () => router.getBlocker("leave", block);
  return { page, router, shown, blocker };
}

describe("leaving a page that asks first", () => {
  test("stays after Back, and goes back after Leave", async () => {
    const { page, shown, blocker } = await openDraft();
    page.walk(-1);
    await settled();
    expect(shown()).toEqual(["/drafts/2", "/drafts/2"]);
    expect(blocker().state).toBe("blocked");
    blocker().proceed?.();
    await settled();
    expect(shown()).toEqual(["/drafts/1", "/drafts/1"]);
  });

  test.each([1, 2])("stays after Back pressed twice at once, %s entries at a time", async (entries) => {
    const { page, router, shown, blocker } = await openDraft();
    router.deleteBlocker("leave");
    await router.navigate("/drafts/3");
    await router.navigate("/drafts/4");
    blocker();
    page.walk(-entries);
    page.walk(-1);
    await settled();
    expect(shown()).toEqual(["/drafts/4", "/drafts/4"]);
    expect(blocker().state).toBe("blocked");
    blocker().reset?.();
    page.walk(-1);
    await settled();
    expect(shown()).toEqual(["/drafts/4", "/drafts/4"]);
    blocker().proceed?.();
    await settled();
    expect(shown()).toEqual(["/drafts/3", "/drafts/3"]);
  });

  test("asks again after Stay", async () => {
    const { page, shown, blocker } = await openDraft();
    for (let press = 0; press < 3; press += 1) {
      page.walk(-1);
      await settled();
      expect(blocker().state).toBe("blocked");
      blocker().reset?.();
      expect(shown()).toEqual(["/drafts/2", "/drafts/2"]);
    }
  });

  test.each(["loading", "shown"])(
    "doesn't ask a second time when Back is pressed right after Leave, with the next page %s",
    async (nextPage) => {
      const asked: string[] = [];
      const { page, router, shown, blocker } = await openDraft(({ currentLocation, nextLocation }) => {
        // The page unmounts later than the router moves on.
        const asks = currentLocation.pathname === "/drafts/2";
        if (asks) asked.push(nextLocation.pathname);
        return asks;
      });
      void router.navigate(nextPage === "loading" ? "/slow" : "/runs");
      blocker().proceed?.();
      page.walk(-1);
      await settled();
      expect(asked).toHaveLength(1);
      expect(shown()[0]).toBe(shown()[1]);
    },
  );
});

describe("a history entry that the router didn't create", () => {
  test("doesn't ask if only the hash changed, and Back works afterward", async () => {
    const { page, shown, blocker } = await openDraft(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    );
    page.type("/drafts/2#steps");
    await settled();
    expect(page.location.hash).toBe("#steps");
    expect(blocker().state).toBe("unblocked");
    page.walk(-2);
    await settled();
    expect(shown()).toEqual(["/drafts/2", "/drafts/2"]);
    expect(blocker().state).toBe("blocked");
    expect(page.location.hash).toBe("#steps");
  });

  test("asks like any other", async () => {
    const { page, shown, blocker } = await openDraft();
    page.type("/team");
    await settled();
    expect(shown()).toEqual(["/drafts/2", "/drafts/2"]);
    blocker().proceed?.();
    await settled();
    expect(shown()).toEqual(["/team", "/team"]);
  });
});

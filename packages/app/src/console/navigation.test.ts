import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Address } from "./address";
import { Navigation, type OpenRoute } from "./navigation";
import { testPage } from "../testing/page";
import { routeAt } from "./warm-up";

const Drawn = () => null;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin(start = "https://console.example/") {
  const page = testPage(start);
  const asked: { pathname: string; search: string; arrive: () => void; fail: (error: unknown) => void }[] =
    [];
  const open: OpenRoute = ({ pathname, search }) => {
    const found = routeAt(pathname);
    if (!found) return null;
    const code = new Promise<{ Component: typeof Drawn }>((resolve, fail) =>
      asked.push({ pathname, search, arrive: () => resolve({ Component: Drawn }), fail }),
    );
    return { ...found, code };
  };
  // Where the page is scrolled to is for a real browser.
  const scrolls: Navigation["scrolls"] = {
    leave: () => undefined,
    arrive: () => undefined,
    takeOver: () => () => undefined,
  };
  const address = new Address(page);
  const navigation = new Navigation(open, address, scrolls);
  navigation.listen(() => undefined);
  const shown = () => {
    const { location, route, page: code, isLoading } = navigation.view;
    return {
      at: location.pathname + location.search,
      route: route?.name ?? null,
      code: code.state,
      isLoading,
    };
  };
  /** The code that was asked for last comes, and is drawn. */
  const arrives = async (which = asked.length - 1) => {
    asked[which]?.arrive();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { page, address, navigation, asked, shown, arrives };
}

describe("a page", () => {
  test("is asked for at once, and shown when its code is there", async () => {
    const { asked, shown, arrives } = begin("https://console.example/runs?status=failed");
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual(["/runs?status=failed"]);
    expect(shown()).toMatchObject({ route: null, code: "loading", isLoading: true });
    await arrives();
    expect(shown()).toEqual({ at: "/runs?status=failed", route: "runs", code: "ready", isLoading: false });
  });

  test("stands until the next one's code is there", async () => {
    const { address, shown, arrives } = begin();
    await arrives();
    address.push("/team");
    expect(shown()).toEqual({ at: "/", route: "dashboard", code: "ready", isLoading: false });
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual({ at: "/", route: "dashboard", code: "ready", isLoading: true });
    await arrives();
    expect(shown()).toEqual({ at: "/team", route: "team", code: "ready", isLoading: false });
  });

  test("is not said to be on its way when it comes at once", async () => {
    const { address, navigation, arrives } = begin();
    await arrives();
    const drawn: boolean[] = [];
    navigation.listen(({ isLoading }) => drawn.push(isLoading));
    address.push("/team");
    await arrives();
    vi.advanceTimersByTime(1_000);
    expect(drawn).toEqual([false, false]);
  });

  test("that is wished for last is the one that is shown, whatever comes first", async () => {
    const { address, shown, arrives } = begin();
    await arrives();
    address.push("/team");
    address.push("/billing");
    await arrives(2);
    await arrives(1);
    expect(shown()).toMatchObject({ at: "/billing", route: "billing", isLoading: false });
  });

  test("that still stands is gone back to at once", async () => {
    const { page, address, asked, shown, arrives } = begin();
    await arrives();
    address.push("/team");
    page.walk(-1);
    expect(shown()).toMatchObject({ at: "/", isLoading: false });
    await arrives(1);
    expect(shown()).toMatchObject({ at: "/", route: "dashboard" });
    expect(asked).toHaveLength(2);
  });

  test("is not begun anew by a change of its query, not even on its way", async () => {
    const { address, asked, shown, arrives } = begin("https://console.example/runs");
    address.replace("/runs?q=a");
    await arrives();
    address.push("/runs?q=ab");
    expect(shown()).toMatchObject({ at: "/runs?q=ab", isLoading: false });
    expect(asked).toHaveLength(1);
  });

  test("that could not be loaded is tried again on demand", async () => {
    const { navigation, asked, shown, arrives } = begin("https://console.example/team");
    asked[0]?.fail(new Error("gone"));
    await arrives(0);
    expect(shown()).toMatchObject({ route: "team", code: "failed", isLoading: false });
    const { attempt } = navigation.view;
    navigation.retry();
    await arrives();
    expect(shown()).toMatchObject({ code: "ready" });
    expect(navigation.view.attempt).toBeGreaterThan(attempt);
  });

  test.each(["https://console.example/nowhere?x=1", "https://console.example/runs/a/b"])(
    "that does not exist, %s, is the first one",
    async (start) => {
      const { page, shown, arrives } = begin(start);
      await arrives();
      expect(shown()).toMatchObject({ at: "/", route: "dashboard" });
      expect(page.location.href).toBe("https://console.example/");
    },
  );

  test("that does not exist is the first one for those who walk to it, too", async () => {
    const { page, address, shown, arrives } = begin("https://console.example/team");
    await arrives();
    address.push("/nowhere");
    await arrives();
    expect(shown()).toMatchObject({ at: "/", route: "dashboard", isLoading: false });
    expect(page.location.pathname).toBe("/");
  });
});

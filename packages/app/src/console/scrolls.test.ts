import { NavigationType, type Location } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../testing/storage";
import { Scrolls } from "./scrolls";

const at = (key: string): Location => ({ key, pathname: "/", search: "", hash: "", state: null });
const moveTo = (key: string) => ({ location: at(key), action: NavigationType.Push, keepsScroll: false });

/** As much of a window as is scrolled. */
function testWindow() {
  let leave = () => undefined;
  const page = {
    scrollY: 0,
    history: { scrollRestoration: "auto" },
    scrollTo: (_: number, top: number) => void (page.scrollY = top),
    addEventListener: (type: string, listener: () => undefined) => {
      if (type === "pagehide") leave = listener;
    },
    removeEventListener: () => undefined,
    /** The page is reloaded, or left for good. */
    hide: () => leave(),
  };
  return page;
}

let page: ReturnType<typeof testWindow>;

beforeEach(() => {
  page = testWindow();
  vi.stubGlobal("window", page);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** Scrolls each of these to its number, goes on, and has the page reloaded at the last one. */
function visit(count: number): Scrolls {
  const scrolls = new Scrolls();
  scrolls.takeOver(() => at(`k${count}`));
  for (let visited = 0; visited < count; visited += 1) {
    page.scrollY = visited;
    scrolls.leave(at(`k${visited}`), moveTo(`k${visited + 1}`));
  }
  page.hide();
  return new Scrolls();
}

function topAfterBack(scrolls: Scrolls, key: string): number {
  page.scrollY = -1;
  scrolls.arrive(at(key), NavigationType.Pop);
  return page.scrollY;
}

describe("where pages were scrolled to", () => {
  test("outlives a reload", () => {
    const scrolls = visit(3);
    expect(topAfterBack(scrolls, "k2")).toBe(2);
    expect(topAfterBack(scrolls, "k1")).toBe(1);
  });

  test("is kept for the latest fifty of a tab's pages only", () => {
    const scrolls = visit(200);
    expect(topAfterBack(scrolls, "k199")).toBe(199);
    expect(topAfterBack(scrolls, "k151")).toBe(151);
    expect(topAfterBack(scrolls, "k150")).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import {
  bodyHeight,
  openWindow,
  rowsInView,
  scrolledTo,
  topView,
  windowReducer,
  type Size,
  type View,
  type WindowEvent,
  type WindowState,
} from "./rowWindow";

const size: Size = { rowHeight: 40, viewport: 600 };
const rowKey = (row: string) => row;
const names = (count: number, prefix = "row") => Array.from({ length: count }, (_, at) => `${prefix} ${at}`);

/** The window after scrolling has stopped. */
const idleAt = (scrollTop: number, count: number, held = false, from = topView) =>
  scrolledTo(scrolledTo(from, scrollTop, count, size, held), scrollTop, count, size, held);
const slots = (view: View, count: number, held?: number) =>
  rowsInView(view, count, size, held).map((index) => index - view.base);

describe("a long list's window", () => {
  const count = 100_000;
  const end = count * 40 - 600;

  it.each([0, 1, 39, 40, 159, 160, 5000, 1_234_567, end - 1, end])(
    "covers the viewport at %i px, with overscan",
    (scrollTop) => {
      const shown = rowsInView(idleAt(scrollTop, count), count, size, undefined);
      const [top, bottom] = [
        Math.floor(scrollTop / 40),
        Math.min(count - 1, Math.ceil((scrollTop + 600) / 40)),
      ];
      expect(shown[0]).toBeLessThanOrEqual(Math.max(0, top - 8));
      expect(shown.at(-1)).toBeGreaterThanOrEqual(Math.min(count - 1, bottom + 8));
      expect(shown.length).toBeLessThan(50);
    },
  );

  it("renders little overscan during a fast scroll, and all of it when scrolling stops", () => {
    const flying = scrolledTo(topView, 1_234_567, count, size, false);
    const shown = rowsInView(flying, count, size, undefined);
    expect(shown[0]).toBe(Math.floor(1_234_567 / 40) - 1);
    expect(shown.at(-1)).toBeGreaterThanOrEqual(Math.ceil((1_234_567 + 600) / 40));
    expect(shown.length).toBeLessThan(20);
    const idle = scrolledTo(flying, 1_234_567, count, size, false);
    expect(rowsInView(idle, count, size, undefined).length).toBeGreaterThan(30);
    expect(idle.base).toBe(flying.base);
    expect(scrolledTo(idle, 1_234_567, count, size, false)).toBe(idle);
  });

  it("has no rows beyond the end after the list gets shorter", () => {
    const view = idleAt(400_000, count);
    expect(rowsInView(view, 3, size, undefined)).toEqual([0, 1, 2]);
    expect(rowsInView(view, 0, size, undefined)).toEqual([]);
    expect(rowsInView(view, 500, size, undefined).at(-1)).toBe(499);
  });
});

describe("slots", () => {
  const at = idleAt(40_000, 100_000);

  it("stay with their rows during a short scroll", () => {
    const near = scrolledTo(at, 40_000 + 5 * 40, 100_000, size, false);
    expect(near.first).toBeGreaterThan(at.first);
    expect(near.base).toBe(at.base);
  });

  it("all move to other rows, in the same order, after a long scroll", () => {
    const far = scrolledTo(at, 2_000_000, 100_000, size, false);
    expect(slots(far, 100_000)).toEqual(slots(at, 100_000).slice(0, slots(far, 100_000).length));
    expect(slots(scrolledTo(far, 3_000_000, 100_000, size, false), 100_000)).toEqual(slots(far, 100_000));
  });

  it("don't move to other rows while a row has focus", () => {
    const far = scrolledTo(at, 2_000_000, 100_000, size, true);
    expect(far.base).toBe(at.base);
  });
});

describe("the focused row", () => {
  const view = scrolledTo(topView, 40_000, 100_000, size, false);
  it.each([
    ["above", 3, 0],
    ["below", 99_999, -1],
  ])("stays mounted when it is far %s", (_, held, position) =>
    expect(rowsInView(view, 100_000, size, held).at(position)).toBe(held),
  );
  it("isn't rendered twice", () =>
    expect(rowsInView(view, 100_000, size, 1005).filter((index) => index === 1005)).toHaveLength(1));
  it("is removed with the list", () => expect(rowsInView(topView, 3, size, 7)).toEqual([0, 1, 2]));
});

describe("a list taller than the browser's limit", () => {
  const count = 2_000_000;
  const drawn = bodyHeight(count, size);
  const topOf = (index: number, view: View) => index * size.rowHeight - view.shift;

  it("is scaled down", () => expect(drawn).toBe(15_000_000));

  it.each([0, 0.25, 0.5, 1])("fills the viewport at a scroll position of %d", (share) => {
    const scrollTop = Math.round(share * (drawn - size.viewport));
    const view = scrolledTo(topView, scrollTop, count, size, false);
    const shown = rowsInView(view, count, size, undefined);
    expect(topOf(shown[0] ?? NaN, view)).toBeLessThanOrEqual(scrollTop);
    expect(topOf(shown.at(-1) ?? NaN, view) + size.rowHeight).toBeGreaterThanOrEqual(
      scrollTop + size.viewport,
    );
  });

  it("shows the last row at the end", () => {
    const view = scrolledTo(topView, drawn - size.viewport, count, size, false);
    expect(topOf(count - 1, view) + size.rowHeight).toBe(drawn);
  });
});

const rows = names(5000);

const rowsChanged = (to: readonly string[], scrollKey = "runs"): WindowEvent<string> => ({
  type: "rowsChanged",
  rows: to,
  scrollKey,
  rowKey,
});
const scrolled = (scrollTop: number): WindowEvent<string> => ({ type: "scrolled", scrollTop, size });
const focused = (index: number): WindowEvent<string> => ({
  type: "focusMoved",
  to: { key: `row ${index}`, index },
});
const blurred: WindowEvent<string> = { type: "focusMoved", to: undefined };

const slotOf = ({ view, held }: WindowState<string>) => held && held.index - view.base;
const summary = (state: WindowState<string>) => ({ ...state, slot: slotOf(state) });

describe("the list that is shown", () => {
  it.each<[string, WindowEvent<string>[], { view?: Partial<View>; held?: unknown; slot?: number }]>([
    ["starts at the top", [], { view: topView }],
    ["stays within a step", [scrolled(0), scrolled(39)], { view: { first: 0, hurried: false } }],
    ["hurries after a long jump", [scrolled(40_000)], { view: { first: 999, hurried: true } }],
    ["rests", [scrolled(40_000), scrolled(40_000)], { view: { first: 992, hurried: false } }],
    ["holds the focused row", [focused(3)], { held: { key: "row 3", index: 3 }, slot: 3 }],
    ["keeps its slot far away", [focused(3), scrolled(40_000)], { view: { base: 0 }, slot: 3 }],
    ["lets it go", [focused(3), blurred], { held: undefined }],
    [
      "follows it when rows arrive above",
      [focused(3), rowsChanged([...names(2, "new"), ...rows])],
      { held: { key: "row 3", index: 5 }, slot: 3 },
    ],
    ["forgets it when it is gone", [focused(3), rowsChanged(rows.slice(10))], { held: undefined }],
    [
      "stays in place when rows arrive below",
      [scrolled(40_000), rowsChanged([...rows, "last"])],
      { view: { first: 999 } },
    ],
    [
      "goes to the top of another list",
      [scrolled(40_000), rowsChanged(names(9, "other"), "drafts")],
      { view: { first: 0, hurried: true } },
    ],
    [
      "stays at the top if the first rows are the same",
      [scrolled(0), scrolled(0), rowsChanged(rows.slice(0, 300), "drafts")],
      { view: { first: 0, hurried: false } },
    ],
  ])("%s", (_, events, expected) => {
    const state = events.reduce(windowReducer<string>, openWindow(rows, "runs"));
    expect(summary(state)).toMatchObject(expected);
  });

  it("returns the same state if nothing changes, so that React skips the render", () => {
    const state = [scrolled(0), scrolled(0)].reduce(windowReducer<string>, openWindow(rows, "runs"));
    expect(windowReducer(state, scrolled(20))).toBe(state);
  });
});

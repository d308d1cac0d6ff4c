import { expect, it } from "vitest";
import { topView, type View } from "./rowWindow";
import { openWindow, windowReducer, type WindowEvent, type WindowState } from "./windowState";

const size = { rowHeight: 40, viewport: 600 };
const rowKey = (row: string) => row;
const names = (count: number, prefix = "row") => Array.from({ length: count }, (_, at) => `${prefix} ${at}`);
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

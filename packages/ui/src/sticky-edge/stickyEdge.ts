import { setElementVars } from "@vanilla-extract/dynamic";
import { edgePosition } from "../theme/edge.css";

/** The part of what scrolls that its edges leave free, or else they scroll, too. */
const leastFree = 0.4;
/** Between an edge and what has the focus, in pixels. */
const gap = 16;

type Side = "start" | "end";

/** The edges of the page, and of each dialog. */
const edgesOf = new Map<HTMLElement, Map<HTMLElement, Side>>();

/** How far the edges reach into what scrolls. What sticks to its top beside the content covers none of it. */
function reach(scroller: HTMLElement, edges: ReadonlyMap<HTMLElement, Side>) {
  const taken = { start: 0, end: 0 };
  for (const [edge, side] of edges) {
    const { position, top, bottom } = getComputedStyle(edge);
    const inset = Number.parseFloat(side === "start" ? top : bottom) || 0;
    const isBeside = side === "start" && edge.offsetWidth < scroller.clientWidth / 2;
    if (position === "sticky" && !isBeside && edge.offsetHeight > 0)
      taken[side] = Math.max(taken[side], inset + edge.offsetHeight);
  }
  return taken;
}

function measure(scroller: HTMLElement) {
  const edges = edgesOf.get(scroller);
  if (edges === undefined) return;
  setElementVars(scroller, { [edgePosition]: "sticky" });
  let taken = reach(scroller, edges);
  if (scroller.clientHeight - taken.start - taken.end < leastFree * scroller.clientHeight) {
    setElementVars(scroller, { [edgePosition]: "static" });
    taken = reach(scroller, edges);
  }
  // What has the focus scrolls clear of them.
  scroller.style.scrollPaddingBlock = `${taken.start + gap}px ${taken.end + gap}px`;
}

const scrollerOf = (edge: HTMLElement) =>
  edge.closest<HTMLElement>("[data-edge-scroller]") ?? document.documentElement;

let sizes: ResizeObserver | undefined;
function measureAll() {
  for (const scroller of edgesOf.keys()) measure(scroller);
}

function add(edge: HTMLElement | null, side: Side) {
  if (edge === null) return undefined;
  if (sizes === undefined) {
    sizes = new ResizeObserver(measureAll);
    window.addEventListener("resize", measureAll);
  }
  const observer = sizes;
  const scroller = scrollerOf(edge);
  const edges = edgesOf.get(scroller) ?? new Map<HTMLElement, Side>();
  edgesOf.set(scroller, edges.set(edge, side));
  observer.observe(edge);
  if (scroller !== document.documentElement) observer.observe(scroller);
  return () => {
    observer.unobserve(edge);
    edges.delete(edge);
    measure(scroller);
    if (edges.size > 0) return;
    observer.unobserve(scroller);
    edgesOf.delete(scroller);
  };
}

/** The ref of an element that sticks to the top of the page or of its dialog, with the position `stickyEdge`. */
export const startEdge = (edge: HTMLElement | null) => add(edge, "start");

/** The ref of one that sticks to the bottom. */
export const endEdge = (edge: HTMLElement | null) => add(edge, "end");

import type { Part } from "../../packages/ui/src/foundations/guide";
import { scales } from "../../packages/ui/src/theme/values";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A padding, or a gap between two children. */
export interface Distance {
  box: Box;
  px: number;
}

export interface MeasuredPart {
  name: string;
  box: Box;
  /** As in CSS: one to four values. Empty if there is none. */
  padding: readonly number[];
  gaps: readonly number[];
  distances: readonly Distance[];
}

const tokens = new Map(
  Object.entries(scales.space).map(([name, rem]) => [Number.parseFloat(rem) * 16, name]),
);

const largestMargin = 64;

/** `12 px (space.3)`. */
export function formatDistance(px: number): string {
  const rounded = Math.round(px * 10) / 10;
  const token = tokens.get(rounded);
  return token === undefined || rounded === 0 ? `${rounded} px` : `${rounded} px (space.${token})`;
}

const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });

/** The shortest CSS shorthand of four sides. */
function shorthand([top = 0, right = 0, bottom = 0, left = 0]: readonly number[]): number[] {
  if (left !== right) return [top, right, bottom, left];
  if (top !== bottom) return [top, right, bottom];
  if (top !== right) return [top, right];
  return top === 0 ? [] : [top];
}

function paddingsOf(element: Element): { sides: number[]; distances: Distance[] } {
  const style = getComputedStyle(element);
  const px = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const [top = 0, right = 0, bottom = 0, left = 0] = ["top", "right", "bottom", "left"].map((side) =>
    px(`padding-${side}`),
  );
  const outer = element.getBoundingClientRect();
  const x = outer.x + px("border-left-width");
  const y = outer.y + px("border-top-width");
  const width = outer.width - px("border-left-width") - px("border-right-width");
  const height = outer.height - px("border-top-width") - px("border-bottom-width");
  const distances = [
    { px: top, box: { x, y, width, height: top } },
    { px: bottom, box: { x, y: y + height - bottom, width, height: bottom } },
    { px: left, box: { x, y: y + top, width: left, height: height - top - bottom } },
    { px: right, box: { x: x + width - right, y: y + top, width: right, height: height - top - bottom } },
  ];
  return { sides: [top, right, bottom, left], distances: distances.filter((each) => each.px >= 2) };
}

/** Free space, such as that of `space-between`, is not a gap. */
function isChosen(element: Element, axis: "row" | "column", px: number): boolean {
  const style = getComputedStyle(element);
  if (!/flex|grid/.test(style.display)) return px <= largestMargin;
  return Math.abs(px - Number.parseFloat(style.getPropertyValue(`${axis}-gap`))) < 1;
}

function gapsOf(element: Element): Distance[] {
  const boxes = [...element.children]
    .filter((child) => !["absolute", "fixed"].includes(getComputedStyle(child).position))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  return boxes.slice(1).flatMap((after, index) => {
    const before = boxes[index];
    if (before === undefined) return [];
    const top = Math.max(before.top, after.top);
    const left = Math.max(before.left, after.left);
    const height = Math.min(before.bottom, after.bottom) - top;
    const width = Math.min(before.right, after.right) - left;
    if (height > 0 && width <= -2 && isChosen(element, "column", -width))
      return [{ px: -width, box: { x: before.right, y: top, width: -width, height } }];
    if (width > 0 && height <= -2 && isChosen(element, "row", -height))
      return [{ px: -height, box: { x: left, y: before.bottom, width, height: -height } }];
    return [];
  });
}

/** Parts that the story doesn't have are left out. */
export function measure(root: Element, parts: readonly Part[]): MeasuredPart[] {
  return parts.flatMap(([name, selector]) => {
    const element = root.querySelector(selector);
    if (element === null) return [];
    const { sides, distances } = paddingsOf(element);
    const gaps = gapsOf(element);
    return [
      {
        name,
        box: boxOf(element.getBoundingClientRect()),
        padding: shorthand(sides),
        gaps: [...new Set(gaps.map(({ px }) => Math.round(px * 10) / 10))].slice(0, 3),
        distances: [...distances, ...gaps],
      },
    ];
  });
}

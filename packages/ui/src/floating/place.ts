import type { Place } from "./anchor.css";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Room = Pick<Box, "width" | "height">;

const within = (at: number, length: number, room: number) => Math.max(0, Math.min(at, room - length));

const alignments: Record<Place, (anchor: Box, float: Room, room: Room) => number> = {
  below: (anchor, float, room) =>
    anchor.left + float.width <= room.width ? anchor.left : anchor.left + anchor.width - float.width,
  above: (anchor, float) => anchor.left + (anchor.width - float.width) / 2,
};

/** Where something floats beside its anchor, turned over where there is no room. */
export function placed(where: Place, anchor: Box, float: Room, room: Room): { left: number; top: number } {
  const over = anchor.top - float.height;
  const under = anchor.top + anchor.height;
  const fitsUnder = under + float.height <= room.height;
  const top =
    where === "below" ? (fitsUnder || over < 0 ? under : over) : over >= 0 || !fitsUnder ? over : under;
  return {
    left: within(alignments[where](anchor, float, room), float.width, room.width),
    top: Math.max(0, top),
  };
}

const browserPlaces = () =>
  CSS.supports("anchor-scope", "--anchor") && CSS.supports("position-area", "block-end");

/** For browsers without anchor positioning; the others follow the style sheet. */
export function placeByHand(where: Place, anchor: Element, float: HTMLElement) {
  if (browserPlaces()) return;
  const { left, top } = placed(where, anchor.getBoundingClientRect(), float.getBoundingClientRect(), {
    width: innerWidth,
    height: innerHeight,
  });
  float.style.setProperty("inset", `${top}px auto auto ${left}px`);
}

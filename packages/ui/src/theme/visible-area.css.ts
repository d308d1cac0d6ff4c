import { createVar, fallbackVar } from "@vanilla-extract/css";

// The part of the window above an on-screen keyboard. Safari doesn't resize the window for it.
export const visibleTop = createVar();
export const visibleHeight = createVar();

export const areaTop = fallbackVar(visibleTop, "0px");
export const areaHeight = fallbackVar(visibleHeight, "100dvb");

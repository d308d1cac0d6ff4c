import { createVar, fallbackVar } from "@vanilla-extract/css";

/** Set on what scrolls, if its sticky edges leave too little room. */
export const edgePosition = createVar();

export const stickyEdge = fallbackVar(edgePosition, "sticky");

/** Heights that a component shares with its skeleton. */
export const listRow = "2.75rem";

/** In rem. Phones have no room for a name on two lines, a button and a badge below it at their usual heights. */
export const compact = { control: 1.625, badge: 1.125 };
/** In rem: between a line with controls in a stacked row and its neighbors. */
export const lineGap = 0.25;

/** Heights that a component shares with its skeleton. */
export const listRow = "2.75rem";

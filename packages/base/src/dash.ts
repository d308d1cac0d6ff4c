/** Shown for a value that is missing or can't be read. */
export const dash = "—";

export type Platform = "mac" | "other";

/** Chromium's autofill sends key events that have none of these. */
export type Press = Partial<
  Pick<KeyboardEvent, "key" | "code" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey">
>;

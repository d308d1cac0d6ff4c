export type Platform = "mac" | "other";

/** Unsaved edits from an earlier visit, found in this browser. */
export interface LocalCopy {
  state: "offered" | "restored";
  savedAt: number;
}

import { fieldsIn } from "./json";

/** Scroll positions in sessionStorage, after a reload or Back only: a typed address starts at the top. */
export function scrollsBeforeReload(key: string): ReadonlyMap<string, number> {
  const isReloaded = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type !== "navigate");
  const scrolls = new Map<string, number>();
  try {
    const stored = isReloaded ? fieldsIn(JSON.parse(sessionStorage.getItem(key) ?? "null")) : {};
    for (const [name, top] of Object.entries(stored)) if (typeof top === "number") scrolls.set(name, top);
  } catch {
    // Corrupt or blocked.
  }
  return scrolls;
}

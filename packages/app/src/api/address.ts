import type { Route } from "./call";
import type { World } from "./world";

/** `null` for an id that would change which path is meant. */
function encodeId(id: string): string | null {
  if (id === "" || id === "." || id === "..") return null;
  try {
    return encodeURIComponent(id);
  } catch {
    // Half a surrogate pair: nothing that the server could have named.
    return null;
  }
}

function queryOf(query: Route["query"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * The address of a call, always on the base's origin and under its path prefix; `null` when its id is refused.
 * The parts are joined as text after an origin: resolving them against a base would let a path lead elsewhere.
 */
export function addressOf(route: Route, world: Pick<World, "baseUrl" | "origin">): string | null {
  const base = new URL(world.baseUrl === "" ? world.origin : world.baseUrl);
  const id = route.pattern.includes("{id}") ? encodeId(route.id ?? "") : "";
  if (id === null) return null;
  const path = route.pattern.replace("{id}", () => id);
  return `${base.origin}${base.pathname.replace(/\/+$/, "")}${path}${queryOf(route.query)}`;
}

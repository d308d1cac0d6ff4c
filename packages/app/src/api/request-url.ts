import { isAddressable } from "@understudy/screens/model";
import type { RequestTarget } from "./http-request";
import type { ApiDependencies } from "./dependencies";

/** `null` for an ID that could change the path, such as `..` or `a/b`. */
const encodeId = (id: string): string | null => (isAddressable(id) ? encodeURIComponent(id) : null);

function queryOf(query: RequestTarget["query"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * The URL of a request, always below the configured base URL; `null` if the id is invalid. Joined as text after the
 * origin: resolving against the base would let a path select another origin.
 */
export function requestUrl(
  target: RequestTarget,
  { baseUrl, origin }: Pick<ApiDependencies, "baseUrl" | "origin">,
): string | null {
  const base = new URL(baseUrl === "" ? origin : baseUrl);
  const id = target.pattern.includes("{id}") ? encodeId(target.id ?? "") : "";
  if (id === null) return null;
  const path = target.pattern.replace("{id}", () => id);
  return `${base.origin}${base.pathname.replace(/\/+$/, "")}${path}${queryOf(target.query)}`;
}

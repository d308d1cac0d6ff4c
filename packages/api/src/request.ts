import { isAddressable } from "@understudy/model";
import type { BodyOf, Call } from "./api-types";

export type Path = `/v1/${string}`;

export interface HttpRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Joined to the configured base URL; `{id}` is replaced by the encoded `id`. */
  pattern: Path;
  id?: string;
  /** `undefined` values are left out. */
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

/** What a call needs: the ID in its path, the body that docs/api.yaml describes. */
export type RequestOptions<C extends Call> = (C extends `${string}{id}${string}`
  ? { id: string }
  : { id?: never }) &
  ([BodyOf<C>] extends [never] ? { body?: never } : { body: BodyOf<C> }) &
  Pick<HttpRequest, "query">;

type MethodAndPath<C extends Call> =
  C extends `${infer Method extends HttpRequest["method"]} ${infer P extends Path}`
    ? [method: Method, pattern: P]
    : never;

const methodAndPath = <C extends Call>(call: C) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `split` isn't typed.
  call.split(" ") as MethodAndPath<C>;

export interface CallRequest<out C extends Call> extends HttpRequest {
  /** Only a type: the decoder of another call's response doesn't compile. */
  readonly call?: C;
}

/** The request of a call. */
export function request<C extends Call>(
  call: C,
  ...[options]: object extends RequestOptions<C> ? [RequestOptions<C>?] : [RequestOptions<C>]
): CallRequest<C> {
  const [method, pattern] = methodAndPath(call);
  return { method, pattern, ...options };
}

function queryOf(query: HttpRequest["query"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** Always below the base URL, on its origin; `null` for an ID that could change the path (`..`, `a/b`). */
export function requestUrl({ pattern, id = "", query }: HttpRequest, baseUrl: string): string | null {
  if (pattern.includes("{id}") && !isAddressable(id)) return null;
  const base = new URL(baseUrl);
  const path = pattern.replace("{id}", encodeURIComponent(id));
  return `${base.origin}${base.pathname.replace(/\/+$/, "")}${path}${queryOf(query)}`;
}

export function fetchOptions(
  { method, body }: HttpRequest,
  token: string | null,
  signal: AbortSignal,
): RequestInit {
  return {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
    credentials: "omit",
    // Keeps responses out of the disk cache, which accounts share.
    cache: "no-store",
    // A redirect could send the token, or repeat a write, to another origin.
    redirect: "error",
  };
}

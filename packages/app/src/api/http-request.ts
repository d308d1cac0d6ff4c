import { type Failure, isAddressable } from "@understudy/screens/model";

/** Returned by a decoder for a body that can't be used at all. */
export const unreadable = Symbol("unreadable");
export type Decoded<T> = T | typeof unreadable;
/** `responseUrl` is what relative URLs in the body are resolved against. */
type BodyDecoder<T> = (body: unknown, responseUrl: string) => Decoded<T>;

type Path = `/v1/${string}`;

export interface RequestTarget {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Joined to the configured base URL; `{id}` is replaced by the encoded `id`. */
  pattern: Path;
  id?: string;
  /** `undefined` values are left out. */
  query?: Readonly<Record<string, string | undefined>>;
}

export interface HttpRequest<T> extends RequestTarget {
  body?: unknown;
  /**
   * Decodes an OK response. Rejects only if the connection breaks. `onProgress` restarts the time limit, for a response
   * that is shown while it arrives.
   */
  decode: (response: Response, signal: AbortSignal, onProgress: () => void) => Promise<Decoded<T>>;
}

export type HttpResult<T> = { data: T; error?: undefined } | { error: Failure; data?: undefined };

type ReadOptions = Pick<HttpRequest<unknown>, "id" | "query">;

export function get<T>(pattern: Path, decode: BodyDecoder<T>, options: ReadOptions = {}): HttpRequest<T> {
  return { method: "GET", pattern, ...options, decode: decodeJson(decode) };
}

interface WriteOptions<T> {
  id?: string;
  body?: unknown;
  /** For a response that carries data; any other JSON, or an empty body, is ignored. */
  decode?: BodyDecoder<T>;
}

const ignoreBody = () => null;

const write =
  (method: "POST" | "PUT" | "DELETE") =>
  <T = null>(pattern: Path, { decode, ...options }: WriteOptions<T> = {}): HttpRequest<T | null> => ({
    method,
    pattern,
    ...options,
    decode: decodeJson<T | null>(decode ?? ignoreBody),
  });

export const post = write("POST");
export const put = write("PUT");
export const del = write("DELETE");

/** A response without a content type may be JSON. */
export function mayBeJson(response: Response): boolean {
  const type = response.headers.get("content-type");
  return type === null || /^[^;]*[/+]json\b/i.test(type);
}

/** Reads the whole body; an empty body decodes as `null`. */
function decodeJson<T>(decode: BodyDecoder<T>): HttpRequest<T>["decode"] {
  return async (response) => {
    const text = await response.text();
    try {
      if (text.trim() === "") return decode(null, response.url);
      return mayBeJson(response) ? decode(JSON.parse(text), response.url) : unreadable;
    } catch {
      return unreadable;
    }
  };
}

/** `null` for an ID that could change the path, such as `..` or `a/b`. */
const encodeId = (id: string): string | null => (isAddressable(id) ? encodeURIComponent(id) : null);

function queryOf(query: RequestTarget["query"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

interface Origins {
  /** An origin with an optional path; "" is the console's own origin. */
  baseUrl: string;
  origin: string;
}

/**
 * The URL of a request, always below the configured base URL; `null` if the id is invalid. Joined as text after the
 * origin: resolving against the base would let a path select another origin.
 */
export function requestUrl(target: RequestTarget, { baseUrl, origin }: Origins): string | null {
  const base = new URL(baseUrl === "" ? origin : baseUrl);
  const id = target.pattern.includes("{id}") ? encodeId(target.id ?? "") : "";
  if (id === null) return null;
  const path = target.pattern.replace("{id}", () => id);
  return `${base.origin}${base.pathname.replace(/\/+$/, "")}${path}${queryOf(target.query)}`;
}

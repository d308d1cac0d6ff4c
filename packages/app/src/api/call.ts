import type { Failure } from "@understudy/screens/model";

/** What a reader answers when a body makes no sense as a whole. */
export const unreadable = Symbol("unreadable");
export type Readable<T> = T | typeof unreadable;

export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Never an absolute address: the one origin is the base's. `{id}` stands for the call's `id`. */
  pattern: `/v1/${string}`;
  id?: string;
  /** Left out where undefined. */
  query?: Readonly<Record<string, string | undefined>>;
}

export interface Call<T> extends Route {
  body?: unknown;
  /** Makes sense of an OK answer. Rejects only when the answer broke off. */
  decode: (response: Response, signal: AbortSignal) => Promise<Readable<T>>;
  /** Milliseconds for all of it, where the usual budget is too much. */
  within?: number;
}

export type Answer<T> = { data: T; error?: undefined } | { error: Failure; data?: undefined };

const isJson = (type: string) => /^[^;]*[/+]json\b/i.test(type);

/** Whether an answer says that it is JSON, or says nothing. */
export function mayBeJson(response: Response): boolean {
  const type = response.headers.get("content-type");
  return type === null || isJson(type);
}

/** Reads the whole body; an empty one is `null`. */
export function json<T>(read: (body: unknown) => Readable<T>): Call<T>["decode"] {
  return async (response) => {
    const text = await response.text();
    try {
      if (text.trim() === "") return read(null);
      return mayBeJson(response) ? read(JSON.parse(text)) : unreadable;
    } catch {
      return unreadable;
    }
  };
}

/** For writes whose answer says nothing that is needed: anything that is JSON, or nothing at all. */
export const done = json(() => null);

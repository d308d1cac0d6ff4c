import type { BodyOf, Call } from "./api-types";
import type { HttpRequest, Path } from "./http-client";

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

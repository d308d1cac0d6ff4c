import type { Calls } from "../../../docs/api";

export type { Schemas } from "../../../docs/api";

/** A method and a path that docs/api.yaml describes. */
export type Call = keyof Calls;
export type ReadCall = Extract<Call, `GET ${string}`>;

/** Without enums: the chat settings form sends unknown values from the server back unchanged. */
type Sent<Body> = { readonly [Name in keyof Body]: Body[Name] extends string ? string : Body[Name] };

export type BodyOf<C extends Call> = Calls[C] extends { body: infer Body } ? Sent<Body> : never;

export type ResponseOf<C extends Call> = C extends Call
  ? Calls[C] extends { response: infer Response }
    ? Response
    : never
  : never;

type ObjectResponse<C extends Call> = Exclude<ResponseOf<C>, readonly unknown[]>;
/** The field of a response that may hold its entity or its rows. */
export type Wrapper<C extends Call> =
  ObjectResponse<C> extends infer R ? (R extends object ? keyof R : never) : never;
export type RowOf<C extends Call> = Extract<ResponseOf<C>, readonly unknown[]>[number];

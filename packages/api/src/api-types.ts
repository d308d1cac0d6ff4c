import type { Calls } from "../../../docs/api";
import type { FieldName } from "./json";

export type { Schemas } from "../../../docs/api";

/** The paths that api.yaml describes for a method. */
export type PathOf<Method extends string> = keyof Calls extends infer Call
  ? Call extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

/** Without enums: the chat settings form sends unknown values from the server back unchanged. */
type Sent<Body> = { readonly [Name in keyof Body]: Body[Name] extends string ? string : Body[Name] };

export type BodyOf<Call> = Call extends keyof Calls
  ? Calls[Call] extends { body: infer Body }
    ? { body: Sent<Body> }
    : { body?: never }
  : never;

export type ResponseOf<Call> = Call extends keyof Calls
  ? Calls[Call] extends { response: infer Response }
    ? Response
    : never
  : never;

type ObjectResponse = Exclude<ResponseOf<keyof Calls>, readonly unknown[]>;

/** The name under which a response may have its entity or its rows. */
export type Wrapper = FieldName<ObjectResponse>;
export type Wrapped<Name extends Wrapper> = Extract<ObjectResponse, Record<Name, unknown>>[Name];
export type RowOf<Name extends Wrapper> = Wrapped<Name> extends readonly (infer Row)[] ? Row : never;

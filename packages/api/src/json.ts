/** The field names of the objects in a union. */
export type FieldName<T> = T extends readonly unknown[] ? never : T extends object ? keyof T : never;

/** A JSON object whose fields may have any value. With a schema, only its fields can be read. */
export type Fields<Schema = Record<string, unknown>> = object & {
  readonly [Name in FieldName<Schema>]?: unknown;
};

export const isFields = <Schema = Record<string, unknown>>(value: unknown): value is Fields<Schema> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const nothing = Object.freeze({ __proto__: null });

/** The value if it is an object, or else an empty object. */
export const fieldsIn = <Schema = Record<string, unknown>>(value: unknown): Fields<Schema> =>
  isFields<Schema>(value) ? value : nothing;

/** `undefined` if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Unlike `Array.isArray`, doesn't make the entries `any`. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether both are written the same as JSON. */
export const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

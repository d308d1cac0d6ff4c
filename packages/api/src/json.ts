/** A JSON object whose fields may have any value. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const nothing: Fields = Object.freeze({ __proto__: null });

/** The value if it is an object, or else an empty object. */
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : nothing);

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

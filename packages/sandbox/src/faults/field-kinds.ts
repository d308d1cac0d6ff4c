import { description } from "../description";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const partsOf = (schema: Node): unknown[] =>
  ["oneOf", "anyOf", "allOf"].flatMap((name) => {
    const parts = schema[name];
    return Array.isArray(parts) ? parts : [];
  });

export interface FieldKinds {
  dates: ReadonlySet<string>;
  enums: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** The names of an API's fields that hold dates, one of a few words, or IDs. */
export function fieldKinds(api: Node): FieldKinds {
  const [dates, enums, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { schemas } = isNode(api["components"]) ? api["components"] : {};

  function note(name: string, schema: unknown): void {
    if (!isNode(schema)) return;
    const { $ref: reference, format } = schema;
    if (typeof reference === "string" && isNode(schemas))
      return note(name, schemas[reference.split("/").at(-1) ?? ""]);
    if (format === "date-time" || format === "date") dates.add(name);
    if (format === "id") ids.add(name);
    if (Array.isArray(schema["enum"])) enums.add(name);
    for (const part of partsOf(schema)) note(name, part);
  }

  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const { properties } = value;
    if (isNode(properties)) for (const [name, schema] of Object.entries(properties)) note(name, schema);
    Object.values(value).forEach(visit);
  }
  visit(api);
  return { dates, enums, ids };
}

/** Of docs/api.yaml. */
export const kinds = fieldKinds(description);

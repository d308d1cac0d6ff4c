import { parse } from "yaml";
import description from "../../../docs/api.yaml?raw";
import type { Schemas } from "../src/api-types";

interface Schema {
  properties?: Record<string, unknown>;
}

interface Examples {
  Site: { value: Schemas["Site"] };
}
const { components }: { components: { schemas: Record<string, Schema>; examples: Examples } } =
  parse(description);

/** The example of a site. None of its settings is the default. */
export const siteExample = components.examples.Site.value;

const fieldsIn = ({ properties = {} }: Schema) => Object.keys(properties);

/** The fields that docs/api.yaml describes for an entity. */
export const apiFields = (schema: keyof Schemas): readonly string[] =>
  fieldsIn(components.schemas[schema] ?? {});

function nested(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "properties" in value && typeof value.properties === "object" ? (value.properties ?? {}) : {};
  return [...Object.keys(own), ...Object.values(value).flatMap(nested)];
}

/** The names of all fields of entities, also of those within others. */
export const allApiFields: readonly string[] = [...new Set(nested(components.schemas))];

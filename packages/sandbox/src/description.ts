import { readFileSync } from "node:fs";
import type { GenericSchema } from "valibot";
import { parse } from "yaml";
import type { Calls, Schemas } from "../../../docs/api";

/** An entity with all of its fields, the optional ones, too. Without those that are other spellings. */
export type Entity<Name extends keyof Schemas, Spelling extends keyof Schemas[Name] = never> = Required<
  Omit<Schemas[Name], Spelling>
>;

/** A rule for each field of a request's body. */
export type BodyRules<Call extends keyof Calls> = Calls[Call] extends { body: infer Body }
  ? Record<keyof Body, GenericSchema>
  : never;

interface ApiDescription extends Record<string, unknown> {
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: { RunStatus: { enum: readonly Schemas["RunStatus"][] } };
    examples: { Site: { value: { settings: object } } };
  };
}

/** docs/api.yaml. */
export const description: ApiDescription = parse(
  readFileSync(new URL("../../../docs/api.yaml", import.meta.url), "utf8"),
);

const methods = ["get", "post", "put", "delete"];

/** `GET /v1/drafts/{id}` for every operation. */
export const operations: readonly string[] = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((name) => methods.includes(name))
    .map((method) => `${method.toUpperCase()} ${path}`),
);

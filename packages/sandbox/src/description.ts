import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface ApiDescription extends Record<string, unknown> {
  paths: Record<string, Record<string, unknown>>;
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

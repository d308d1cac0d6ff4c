import { apiOrigin, noContent } from "@understudy/api/testing";
import { testStore } from "../../testing/test-store";
import { expect, test } from "vitest";
import { parse } from "yaml";
import description from "../../../../docs/api.yaml?raw";
import { createConsoleStore } from "../session/store";
import { calls } from "../../testing/api-calls";

const { paths }: { paths: Record<string, object> } = parse(description);

test("every call of docs/api.yaml is tested", () => {
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((name) => name !== "parameters")
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(described));
});

test.each(calls)("$call is requested as specified", async ({ method, path, body, start }) => {
  const { dependencies, sent } = testStore(noContent);
  await start(createConsoleStore(dependencies));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method).toBe(method);
  expect(sent[0]?.url.href).toBe(`${apiOrigin}${path}`);
  expect(sent[0]?.body).toEqual(body);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    "content-type": "application/json",
    authorization: "Bearer token-1",
  });
});

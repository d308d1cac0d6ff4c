import { describe, expect, test } from "vitest";
import { createConsoleStore } from "./store";
import { calls } from "../testing/api-calls";
import { apiOrigin, noContent, ok, testApi } from "../testing/test-api";

test("the product has 24 calls", () => {
  expect(new Set(calls.map(({ method, pattern }) => `${method} ${pattern}`)).size).toBe(24);
});

describe.each(calls)("$name", ({ method, path, body, start, answers, needsAnswer }) => {
  test("is requested as specified", async () => {
    const { dependencies, sent } = testApi(() => ok(answers[0]?.body ?? null));
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

  test.each(answers)("decodes $shape", async ({ body: answer, data }) => {
    const { dependencies } = testApi(() => ok(answer));
    expect(await start(createConsoleStore(dependencies))).toEqual({ data });
  });

  test("decodes an empty response", async () => {
    const { dependencies } = testApi(noContent);
    const settled = await start(createConsoleStore(dependencies));
    expect(settled).toMatchObject(
      needsAnswer ? { error: { kind: "unreadable" } } : { data: answers.at(-1)?.data },
    );
  });
});

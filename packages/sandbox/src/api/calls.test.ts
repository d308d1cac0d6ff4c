import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "../description";
import { responseErrors, requestBodyErrors } from "../testing/contract";
import { readJson, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";
import { draft, invitation, settings, site } from "../testing/samples";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

interface Case {
  operation: string;
  path: string;
  body?: object;
  status: number;
}

const described: Case[] = [
  { operation: "GET /v1/usage/timeseries", path: "/v1/usage/timeseries?days=30", status: 200 },
  { operation: "POST /v1/actions/{id}/publish", path: "/v1/actions/act_close_room/publish", status: 200 },
  { operation: "POST /v1/actions/{id}/unpublish", path: "/v1/actions/act_book_table/unpublish", status: 200 },
  { operation: "GET /v1/drafts/{id}", path: "/v1/drafts/drf_untitled", status: 200 },
  {
    operation: "PUT /v1/drafts/{id}",
    path: "/v1/drafts/drf_untitled",
    body: draft,
    status: 200,
  },
  { operation: "POST /v1/drafts/{id}/publish", path: "/v1/drafts/drf_reschedule/publish", status: 200 },
  { operation: "GET /v1/runs/{id}", path: "/v1/runs/run_000641", status: 200 },
  {
    operation: "PUT /v1/site",
    path: "/v1/site",
    body: site,
    status: 200,
  },
  { operation: "PUT /v1/site/settings", path: "/v1/site/settings", body: settings, status: 200 },
  {
    operation: "POST /v1/keys",
    path: "/v1/keys",
    body: { name: "Tests", site_id: "site_harbour_pine" },
    status: 201,
  },
  { operation: "DELETE /v1/keys/{id}", path: "/v1/keys/key_w2433y8c", status: 204 },
  {
    operation: "POST /v1/billing/checkout",
    path: "/v1/billing/checkout",
    body: { plan: "pro" },
    status: 200,
  },
  {
    operation: "POST /v1/invite",
    path: "/v1/invite",
    body: invitation,
    status: 201,
  },
  { operation: "DELETE /v1/members/{id}", path: "/v1/members/mem_y3macts7", status: 204 },
  {
    operation: "PUT /v1/members/{id}/role",
    path: "/v1/members/mem_y3macts7/role",
    body: { role: "viewer" },
    status: 200,
  },
];
const known = new Set(described.map(({ operation }) => operation));
/** Reads without a parameter need no description. */
const plain = operations
  .filter((operation) => /^GET [^{]+$/.test(operation) && !known.has(operation))
  .map((operation): Case => ({ operation, path: operation.slice("GET ".length), status: 200 }));
const cases = [...plain, ...described];

const send = ({ operation, path, body }: Omit<Case, "status">) =>
  rig.call(operation.split(" ")[0] ?? "GET", path, body);
const bodyOf = async (response: Response) => {
  const text = await response.text();
  return text === "" ? null : (JSON.parse(text) as unknown);
};
const get = async <T>(path: string): Promise<T> => readJson<T>(await rig.call("GET", path));

test("every call of api.yaml is tested here", () => {
  const tested = new Set(cases.map(({ operation }) => operation));
  expect(operations.filter((operation) => !tested.has(operation))).toEqual([]);
  expect([...tested].filter((operation) => !operations.includes(operation))).toEqual([]);
});

describe.each(cases)("$operation", ({ operation, path, body, status }) => {
  test("matches api.yaml", async () => {
    const response = await send({ operation, path, ...(body && { body }) });
    const received = await bodyOf(response);
    expect([response.status, received]).toEqual([status, received]);
    expect(response.headers.get("x-request-id")).toMatch(/^req_\d+$/);
    expect(responseErrors(operation, status, received)).toEqual([]);
  });

  test("requires a token", async () => {
    const response = await fetch(rig.origin + path, { method: operation.split(" ")[0] ?? "GET" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Bearer");
    expect(responseErrors(operation, 401, await bodyOf(response))).toEqual([]);
  });
});

test.each(cases.filter((each) => each.body !== undefined))(
  "$operation accepts the described body",
  ({ operation, body }) => {
    expect(requestBodyErrors(operation, body)).toEqual([]);
  },
);

test.each([
  ["runs without anything odd", "GET /v1/runs/{id}", "/v1/runs/run_000300"],
  ["a failed run", "GET /v1/runs/{id}", "/v1/runs/run_000634"],
  ["a timed-out run", "GET /v1/runs/{id}", "/v1/runs/run_000624"],
])("%s match api.yaml", async (_name, operation, path) => {
  expect(responseErrors(operation, 200, await get(path))).toEqual([]);
});

test.each(["new", "busy", "free", "starter", "pro", "over"] as const)(
  "responses of the scenario %s match api.yaml",
  async (scenario) => {
    rig.sandbox.control.apply({ scenario });
    for (const { operation, path } of cases.filter(
      (each) => each.operation.startsWith("GET") && !each.operation.includes("{id}"),
    ))
      expect([operation, responseErrors(operation, 200, await get(path))]).toEqual([operation, []]);
  },
);

describe("alternative formats match api.yaml", () => {
  const answersThatAreRead = cases.filter(
    ({ operation }) => operation.startsWith("GET") || operation === "POST /v1/keys",
  );

  test.each(["bare-list", "other-spelling"] as const)("%s", async (fault) => {
    rig.sandbox.control.apply({ fault: { call: "* /v1/*", fault } });
    for (const { operation, path, body, status } of answersThatAreRead) {
      const response = await send({ operation, path, ...(body && { body }) });
      expect([operation, responseErrors(operation, status, await bodyOf(response))]).toEqual([operation, []]);
    }
  });
});

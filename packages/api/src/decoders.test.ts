import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allApiFields, apiFields } from "../testing/api-fields";
import type { ReadCall } from "./api-types";
import { type Decoder, unreadable } from "./decoding";
import { decodeActions } from "./actions";
import { decodeRedirectUrl } from "./billing";
import { decodeDraft, decodeDrafts, decodePublished } from "./drafts";
import { decodeDrift } from "./drift";
import { decodeCreatedKey, decodeKeys } from "./keys";
import { decodeMembers } from "./team";
import { decodeRun, decodeRuns } from "./runs";
import { decodeSite } from "./site";
import { decodeTimeseries, decodeUsageSummary } from "./usage";

interface List {
  kind: "list";
  name: string;
  fields: readonly string[];
  /** Whether every object in the list becomes a row. */
  keepsRows?: boolean;
}

interface Entity {
  kind: "entity";
  name: string;
  fields: readonly string[];
  recognizedBy: readonly string[];
}

/** Each call's decoder, and the responses that it is given. */
const decoders: { [C in ReadCall]: { read: Decoder<C, unknown> } & (List | Entity | { kind: "short" }) } = {
  "GET /v1/actions": { read: decodeActions, kind: "list", name: "actions", fields: apiFields("Action") },
  "GET /v1/billing/portal": { read: decodeRedirectUrl, kind: "short" },
  "GET /v1/drafts": { read: decodeDrafts, kind: "list", name: "drafts", fields: apiFields("Draft") },
  "GET /v1/drafts/{id}": {
    read: decodeDraft,
    kind: "entity",
    name: "draft",
    fields: apiFields("Draft"),
    recognizedBy: ["id", "name", "intents", "destructive", "page", "entry", "steps"],
  },
  "GET /v1/health/drift": {
    read: decodeDrift,
    kind: "list",
    name: "drift_alerts",
    fields: apiFields("DriftAlert"),
  },
  "GET /v1/keys/list": { read: decodeKeys, kind: "list", name: "keys", fields: apiFields("ApiKey") },
  "GET /v1/members": { read: decodeMembers, kind: "list", name: "members", fields: apiFields("Member") },
  "GET /v1/runs": { read: decodeRuns, kind: "list", name: "runs", fields: apiFields("Run") },
  "GET /v1/runs/{id}": {
    read: decodeRun,
    kind: "entity",
    name: "run",
    fields: apiFields("Run"),
    recognizedBy: "id action_id action_name env duration_ms started_at completed_at step_timeline".split(" "),
  },
  "GET /v1/sites/me": {
    read: decodeSite,
    kind: "entity",
    name: "site",
    fields: apiFields("Site"),
    recognizedBy: "id siteId site_id name domains plan usage settings onboarding".split(" "),
  },
  "GET /v1/usage/summary": {
    read: decodeUsageSummary,
    kind: "entity",
    name: "summary",
    fields: apiFields("UsageSummary"),
    recognizedBy: apiFields("UsageSummary"),
  },
  "GET /v1/usage/timeseries": {
    read: decodeTimeseries,
    kind: "list",
    name: "timeseries",
    fields: apiFields("UsagePoint"),
    keepsRows: false,
  },
};

const lists = Object.values(decoders).filter((each) => each.kind === "list");
const entities = Object.values(decoders).filter((each) => each.kind === "entity");

const hostileTexts = [
  "",
  "   ",
  "<script>alert(1)</script>",
  "\u202Egnp.exe",
  "\u200B",
  "😀".repeat(10),
  "x".repeat(2_000),
  "NaN",
  "-1",
  "1e999",
  "null",
  "2026-02-31T00:00:00Z",
  "2026-03-04",
  "0000-00-00",
  "2026-03-04T15:06:00.000Z",
  "https://images.example/x.png",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "toString",
];

const hostileNumbers = [
  0,
  -0,
  -1,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  12.7,
  1_772_636_760,
  1_772_636_760_000,
];
const small = fc.oneof(
  fc.constantFrom(...hostileTexts, ...hostileNumbers, null, true, false),
  fc.jsonValue({ maxDepth: 1 }),
);
/** Arbitrary values that contain known field names. */
const value = fc.oneof(
  { weight: 4, arbitrary: small },
  { weight: 1, arbitrary: fc.array(small, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom(...allApiFields, "__proto__", "constructor"), small),
  },
);

/** Like the result of `JSON.parse`, where `__proto__` is an ordinary key. */
const parsed = (body: unknown): unknown => JSON.parse(JSON.stringify(body));
const rowArbitrary = (fields: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...fields, "__proto__", "constructor", "hasOwnProperty"), value, {
    maxKeys: fields.length + 3,
  });

const fieldsOf = (row: unknown) =>
  typeof row === "object" && row !== null ? Object.keys(row).toSorted().join(" ") : row;

const keysOf = (rows: unknown) =>
  Array.isArray(rows)
    ? rows.map((row: unknown) =>
        typeof row === "object" && row !== null
          ? Object.entries(row).find(([name]) => name === "key" || name === "day")?.[1]
          : row,
      )
    : [];

describe.each(lists)("$name", ({ name, read, fields, keepsRows = true }) => {
  const body = fc.oneof(
    fc.array(fc.oneof(rowArbitrary(fields), fc.jsonValue()), { maxLength: 6 }),
    fc
      .array(fc.oneof(rowArbitrary(fields), fc.jsonValue()), { maxLength: 6 })
      .map((rows) => ({ [name]: rows })),
    fc.jsonValue(),
  );

  const [known] = [read([{ date: "2026-03-04" }])].flat().map(fieldsOf);

  test("has the same fields for any input", () => {
    fc.assert(
      fc.property(body, (sent) => {
        const rows = read(parsed(sent));
        expect(
          rows === unreadable || (Array.isArray(rows) && rows.every((row) => fieldsOf(row) === known)),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("gives each row a unique key", () => {
    fc.assert(
      fc.property(fc.array(rowArbitrary(fields), { maxLength: 8 }), (sent) => {
        const rows = read(parsed([...sent, ...sent]));
        expect(new Set(keysOf(rows)).size).toBe(keysOf(rows).length);
        expect(!keepsRows || keysOf(rows).length === 2 * sent.length).toBe(true);
      }),
    );
  });

  test.each([
    ["wrapped", { [name]: [] }, []],
    ["bare", [], []],
    ["wrapped null", { [name]: null }, []],
    ["left out", {}, unreadable],
    ["missing next to another field", { total: 0 }, unreadable],
    ["under another name", { data: [{ id: "a" }] }, unreadable],
    ["an error message", { message: "We are down" }, unreadable],
    ["an error", { error: "no" }, unreadable],
    ["an error without words", { error: "" }, unreadable],
    ["of the wrong type", { [name]: "none" }, unreadable],
    ["an object instead", { [name]: {} }, unreadable],
    ["null", null, unreadable],
    ["text", "<html>", unreadable],
    ["a number", 5, unreadable],
    ["true", true, unreadable],
  ])("%s", (_case, sent, expected) => {
    expect(read(sent)).toEqual(expected);
  });

  test("skips rows that aren't objects", () => {
    const good = { id: "good", action_id: "good", date: "2026-03-04" };
    expect(read([null, 5, "x", good, true, [], [{}]])).toEqual(read([good]));
  });
});

describe.each(entities)("one $name", ({ name, read, fields, recognizedBy }) => {
  const known = fieldsOf(read({ [recognizedBy[0] ?? ""]: 1 }));

  test("has the same fields for any input", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          rowArbitrary(fields),
          rowArbitrary(fields).map((entity) => ({ [name]: entity })),
          fc.jsonValue(),
        ),
        (sent) => {
          const entity = read(parsed(sent));
          expect(entity === unreadable || fieldsOf(entity) === known).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    [null],
    ["<html>"],
    [5],
    [true],
    [[]],
    [[{}]],
    [{}],
    [{ [name]: {} }],
    [{ [name]: null }],
    [{ [name]: [] }],
    [{ data: { id: "x1", name: "In an envelope" } }],
    [{ key: "k1", role: "viewer", email: "ada@example.com" }],
    [{ message: "We are down" }],
    [{ detail: "Gone", status: 404, id: null }],
  ])("is unreadable from %j", (sent) => {
    expect(read(sent)).toBe(unreadable);
  });

  test.each(["message", "error", "detail"])(
    "is recognized by each field that only it has, even next to a %s",
    (errorField) => {
      for (const field of recognizedBy) {
        const entity = read({ [field]: 1, [errorField]: "Other words" });
        expect(fieldsOf(entity)).toBe(known);
        expect(entity).toEqual(read({ [field]: 1 }));
      }
    },
  );
});

describe("short responses", () => {
  test("never throw", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), rowArbitrary(["url", "key", "api_key", "actionId", "action_id"])),
        (sent) => {
          const body = parsed(sent);
          for (const read of [decodeRedirectUrl, decodeCreatedKey]) expect(read(body)).not.toBe("");
          expect(decodePublished(body)).not.toEqual({ actionId: "" });
        },
      ),
    );
  });

  test.each([
    [{ url: "https://pay.example/x" }, "https://pay.example/x"],
    [{ url: "" }, unreadable],
    [{ url: null }, unreadable],
    [{ url: {} }, unreadable],
    [{}, unreadable],
    [null, unreadable],
    ["https://pay.example", unreadable],
  ])("reads the URL in %j", (body, expected) => {
    expect(decodeRedirectUrl(body)).toBe(expected);
  });

  test.each([
    [{ api_key: "sk_1" }, "sk_1"],
    [{ key: "sk_1" }, "sk_1"],
    [{ api_key: { id: "k1", key: "sk_1" } }, "sk_1"],
    [{ api_key: { id: "k1", name: "CI" }, key: "sk_1" }, "sk_1"],
    [{ key: { id: "k1", key: "sk_1" } }, "sk_1"],
    [{ api_key: "", key: "sk_1" }, "sk_1"],
    [{ api_key: null, key: "sk_1" }, "sk_1"],
    [{ api_key: { key: "" } }, unreadable],
    [{ api_key: [] }, unreadable],
    [{ id: "k1" }, unreadable],
    ["sk_1", unreadable],
    [null, unreadable],
  ])("reads the key in %j", (body, expected) => {
    expect(decodeCreatedKey(body)).toBe(expected);
  });

  test.each([
    [{ actionId: "a1" }, "a1"],
    [{ action_id: "a1" }, "a1"],
    [{ actionId: 12 }, "12"],
    [{ actionId: "" }, null],
    [{ actionId: { id: "a1" } }, null],
    [{}, null],
    [null, null],
    [[], null],
  ])("reads the action ID in %j", (body, expected) => {
    expect(decodePublished(body)).toEqual({ actionId: expected });
  });
});

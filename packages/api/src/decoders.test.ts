import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apiFields } from "../testing/api-fields";
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

/** A call without its decoder doesn't compile. */
const decoders: { [C in ReadCall]: Decoder<C, unknown> } = {
  "GET /v1/actions": decodeActions,
  "GET /v1/billing/portal": decodeRedirectUrl,
  "GET /v1/drafts": decodeDrafts,
  "GET /v1/drafts/{id}": decodeDraft,
  "GET /v1/health/drift": decodeDrift,
  "GET /v1/keys/list": decodeKeys,
  "GET /v1/members": decodeMembers,
  "GET /v1/runs": decodeRuns,
  "GET /v1/runs/{id}": decodeRun,
  "GET /v1/sites/me": decodeSite,
  "GET /v1/usage/summary": decodeUsageSummary,
  "GET /v1/usage/timeseries": decodeTimeseries,
};

interface List {
  name: string;
  call: ReadCall;
  fields: readonly string[];
  /** Whether every object in the list becomes a row. */
  keepsRows?: boolean;
}

const lists: readonly List[] = [
  {
    name: "actions",
    call: "GET /v1/actions",
    fields: apiFields("Action"),
  },
  {
    name: "drafts",
    call: "GET /v1/drafts",
    fields: apiFields("Draft"),
  },
  {
    name: "drift_alerts",
    call: "GET /v1/health/drift",
    fields: apiFields("DriftAlert"),
  },
  {
    name: "keys",
    call: "GET /v1/keys/list",
    fields: apiFields("ApiKey"),
  },
  {
    name: "members",
    call: "GET /v1/members",
    fields: apiFields("Member"),
  },
  { name: "runs", call: "GET /v1/runs", fields: apiFields("Run") },
  {
    name: "timeseries",
    call: "GET /v1/usage/timeseries",
    fields: apiFields("UsagePoint"),
    keepsRows: false,
  },
];

const summaryFields =
  "successful_runs_month total_runs_month failure_rate published_actions total_actions".split(" ");

interface Entity extends List {
  recognizedBy: readonly string[];
}

const entities: readonly Entity[] = [
  {
    name: "draft",
    call: "GET /v1/drafts/{id}",
    fields: apiFields("Draft"),
    recognizedBy: ["id", "name", "intents", "destructive", "page", "entry", "steps"],
  },
  {
    name: "run",
    call: "GET /v1/runs/{id}",
    fields: apiFields("Run"),
    recognizedBy: "id action_id action_name env duration_ms started_at completed_at step_timeline".split(" "),
  },
  {
    name: "site",
    call: "GET /v1/sites/me",
    fields: apiFields("Site"),
    recognizedBy: "id siteId site_id name domains plan usage settings onboarding".split(" "),
  },
  {
    name: "summary",
    call: "GET /v1/usage/summary",
    fields: apiFields("UsageSummary"),
    recognizedBy: summaryFields,
  },
];

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
    arbitrary: fc.dictionary(
      fc.constantFrom(
        ..."type selector description value duration_ms error status routePattern dev staging prod runs_successful runs_failed".split(
          " ",
        ),
        ..."actions_published widget_enabled launcher_side launcher_offset_x launcher_z_index brand_color brand_title routes_include".split(
          " ",
        ),
        "scriptInstalled",
        "__proto__",
        "constructor",
      ),
      small,
    ),
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
          ? Object.entries(row).find(([name]) => name === "rowKey" || name === "key" || name === "day")?.[1]
          : row,
      )
    : [];

test("every call's decoder is given arbitrary values", () => {
  const fuzzed = [...lists, ...entities].map(({ call }) => call);
  expect(new Set([...fuzzed, "GET /v1/billing/portal"])).toEqual(new Set(Object.keys(decoders)));
});

describe.each(lists)("$name", ({ name, call, fields, keepsRows = true }) => {
  const read: (body: unknown) => unknown = decoders[call];
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

  test("keeps all good rows next to a bad one", () => {
    const good = parsed(
      fields.map((field, index) => ({
        [field]: `v${index}`,
        id: `good-${index}`,
        date: `2026-03-0${index + 1}`,
      })),
    );
    if (!Array.isArray(good)) throw new Error("no rows");
    const without = (rows: unknown) =>
      Array.isArray(rows) ? rows.map((row: unknown) => JSON.stringify(row)) : [];
    const alone = without(read(good));
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(good.length), (bad, at) => {
        const rows = without(
          read(
            parsed([
              ...good.slice(0, at),
              { id: "bad", date: "2026-12-31", more: bad },
              bad,
              ...good.slice(at),
            ]),
          ),
        );
        expect(rows).toEqual(
          expect.arrayContaining(alone.filter((row) => row.includes("good-") || !keepsRows)),
        );
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
    expect(read([null, 5, "x", true, [], [{}]])).toEqual([]);
  });
});

describe.each(entities)("one $name", ({ name, call, fields, recognizedBy }) => {
  const read: (body: unknown) => unknown = decoders[call];
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

import type { RunList } from "@understudy/model";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Decoded, unreadable } from "./decoding";
import { stubFrames } from "../testing/frames";
import { readRunList } from "./runs";

const typeJson = { headers: { "Content-Type": "application/json" } };
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    status: "success",
    action_name: "Book a buffer",
    more: "x".repeat(100),
  }));

beforeEach(() => {
  stubFrames();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A body in chunks; the time advances with each. */
function answer(body: string, chunk = 65_536, msPerChunk = 50) {
  let now = 0;
  const bytes = new TextEncoder().encode(body);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        now += msPerChunk;
        controller.enqueue(bytes.subarray(at, (at += chunk)));
      },
    },
    { highWaterMark: 0 },
  );
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return new Response(stream, typeJson);
}

async function read(body: string, { maxRows }: { maxRows?: number } = {}) {
  const arrived: RunList[] = [];
  let progress = 0;
  const list: Decoded<RunList> = await readRunList(answer(body), {
    signal: new AbortController().signal,
    maxRows,
    onRows: (part) => arrived.push(part),
    onProgress: () => {
      progress += 1;
    },
  });
  return { list, all: typeof list === "symbol" ? [] : list.rows, arrived, progress };
}

describe("a streaming list of runs", () => {
  test("is reported early, throttled, and finally complete", async () => {
    const { list, all, arrived } = await read(JSON.stringify({ runs: rows(20_000) }));
    expect(list).toMatchObject({ extent: "complete" });
    expect(all).toHaveLength(20_000);
    expect(arrived[0]?.rows).toHaveLength(379);
    // 50 ms per chunk, reported every 500 ms.
    expect(arrived.length).toBeLessThan(
      Math.ceil(JSON.stringify({ runs: rows(20_000) }).length / 65_536 / 10) + 3,
    );
    expect(arrived.every(({ extent }) => extent === "arriving")).toBe(true);
    const lengths = arrived.map((part) => part.rows.length);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test("reports progress with every chunk that brings rows", async () => {
    const body = JSON.stringify({ runs: rows(20_000) });
    expect((await read(body)).progress).toBeGreaterThan(body.length / 65_536 - 3);
    expect((await read(JSON.stringify({ runs: rows(3) }) + " ".repeat(200_000))).progress).toBe(1);
  });

  test("keeps reported rows and their keys", async () => {
    const { all, arrived } = await read(JSON.stringify([...rows(5_000), ...rows(5_000)]));
    expect(new Set(all.map(({ key }) => key)).size).toBe(10_000);
    expect(arrived[0]?.rows.every((row, index) => row === all[index])).toBe(true);
  });

  test("is frozen", async () => {
    const { list, all, arrived } = await read(JSON.stringify(rows(2_000)));
    for (const part of [list, all, ...arrived, ...arrived.map((early) => early.rows)])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test("may be short", async () => {
    const { list, arrived } = await read(JSON.stringify({ runs: rows(3) }));
    expect(list).toMatchObject({ extent: "complete", rows: [{ id: "r0" }, { id: "r1" }, { id: "r2" }] });
    expect(arrived).toEqual([]);
  });

  test("skips entries that aren't objects", async () => {
    const odd = [null, "x", { id: 5, status: {} }, []];
    // A list that starts with an object is parsed in parts.
    for (const list of [
      [...odd, ...rows(1_000)],
      [...rows(1_000), ...odd],
    ])
      expect((await read(JSON.stringify(list))).all).toHaveLength(1_001);
  });

  test("that occurs twice in the body is the last one", async () => {
    const body = `${JSON.stringify({ runs: rows(1_000) }).slice(0, -1)},"runs":[{"id":"last"}]}`;
    const { list } = await read(body);
    expect(list).toMatchObject({ extent: "complete", rows: [{ id: "last" }] });
  });

  test.each([
    ["streams in", 20_000],
    ["is short", 20],
  ])("that is longer than the limit and %s keeps its first rows", async (_, length) => {
    const body = JSON.stringify({ runs: rows(length) });
    const maxRows = length / 2;
    const { list, all } = await read(body, { maxRows });
    expect(list).toMatchObject({ extent: "limited" });
    expect(all).toHaveLength(maxRows);
    expect(all.at(-1)?.id).toBe(`r${maxRows - 1}`);
    expect((await read(body, { maxRows: length })).list).toMatchObject({ extent: "complete" });
  });

  test("that never ends is left at the limit", async () => {
    const batch = new TextEncoder().encode(`${JSON.stringify(rows(1_000)).slice(1, -1)},`);
    let isCanceled = false;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"runs":[')),
      pull: (controller) => controller.enqueue(batch),
      cancel: () => {
        isCanceled = true;
      },
    });
    const list = await readRunList(new Response(endless, typeJson), {
      signal: new AbortController().signal,
      onRows: () => {},
      onProgress: () => {},
      maxRows: 5_000,
    });
    expect(list).toMatchObject({ extent: "limited", rows: { length: 5_000 } });
    expect(isCanceled).toBe(true);
  });

  test.each([
    ["cut off", JSON.stringify({ runs: rows(1_000) }).slice(0, -1)],
    ["HTML", "<!doctype html>"],
    ["nothing", ""],
    ["null", "null"],
    ["an error message", '{"message":"We are down"}'],
  ])("is unreadable when it is %s", async (_case, body) => {
    expect((await read(body)).list).toBe(unreadable);
  });

  test.each([
    ["has another type", new Response("[]", { headers: { "Content-Type": "text/html" } })],
    ["has no body", new Response(null, { status: 204 })],
  ])("is unreadable when it %s", async (_case, response) => {
    expect(
      await readRunList(response, {
        signal: new AbortController().signal,
        onRows: () => {},
        onProgress: () => {},
      }),
    ).toBe(unreadable);
  });
});

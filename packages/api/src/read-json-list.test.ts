import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubFrames } from "../testing/frames";
import { readJsonList } from "./read-json-list";

const encoder = new TextEncoder();

const streamOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

beforeEach(() => {
  stubFrames();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function read(stream: ReadableStream<Uint8Array>) {
  const handed: (readonly unknown[])[] = [];
  const whole = await readJsonList(stream, "runs", {
    onEntries: (entries) => handed.push(entries),
    signal: new AbortController().signal,
  });
  return { handed, whole };
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `run_${index}`,
    name: "Zimmer für zwei 😀 予約",
    note: "x".repeat(index % 50),
  }));

describe("a body", () => {
  test("parses a short list at once", async () => {
    const list = rows(20);
    const { handed, whole } = await read(streamOf(encoder.encode(JSON.stringify(list))));
    expect([handed, whole]).toEqual([[], { body: list }]);
  });

  test("rejects if the connection breaks", async () => {
    const breaking = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(encoder.encode('[{"id":1},'));
        controller.error(new TypeError("reset"));
      },
    });
    await expect(read(breaking)).rejects.toThrow("connection was lost");
  });

  test("stops reading when aborted", async () => {
    const controller = new AbortController();
    const cancelled = vi.fn<(reason: unknown) => void>();
    const endless = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode("[")),
      pull: (stream) => stream.enqueue(encoder.encode(JSON.stringify(rows(500)).slice(1, -1).concat(","))),
      cancel: cancelled,
    });
    const handed = vi.fn<() => void>(() => controller.abort(new Error("left")));
    await expect(
      readJsonList(endless, "runs", { onEntries: handed, signal: controller.signal }),
    ).rejects.toThrow("left");
    expect(handed).toHaveBeenCalledTimes(1);
    expect(cancelled).toHaveBeenCalledTimes(1);
  });
});

describe("a long list", () => {
  const list = rows(30_000);
  const bytes = encoder.encode(JSON.stringify({ runs: list }));
  const chunks = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  );

  test("reports the first rows, waits for a paint, then reports the rest", async () => {
    const events: string[] = [];
    stubFrames(() => events.push("afterPaint"));
    const whole = await readJsonList(streamOf(...chunks), "runs", {
      onEntries: (entries) => events.push(`${entries.length}`),
      signal: new AbortController().signal,
    });
    expect(events.slice(0, 2)).toEqual(["736", "afterPaint"]);
    const rest = "entries" in whole ? whole.entries.length : Number.NaN;
    expect(
      events.filter((event) => event !== "afterPaint").reduce((sum, event) => sum + Number(event), rest),
    ).toBe(30_000);
    expect(events.filter((event) => event === "afterPaint")).toHaveLength(1);
  });

  // Chunks that arrived during parsing are delivered in one task.
  test.each([
    ["one chunk", [bytes]],
    ["many chunks", chunks],
  ])("in %s is parsed in tasks of at most four milliseconds plus one chunk", async (_, parts) => {
    let now = 0;
    let began = 0;
    const tasks: number[] = [];
    const onTask = () => {
      tasks.push(now - began);
      began = now;
    };
    vi.spyOn(performance, "now").mockImplementation(() => now);
    stubFrames(onTask);
    const { MessageChannel } = globalThis;
    vi.stubGlobal(
      "MessageChannel",
      class extends MessageChannel {
        constructor() {
          super();
          onTask();
        }
      },
    );
    await readJsonList(streamOf(...parts), "runs", {
      // As if each chunk took three milliseconds.
      onEntries: () => {
        now += 3;
      },
      signal: new AbortController().signal,
    });
    expect(Math.max(...tasks)).toBeLessThanOrEqual(4 + 3);
    expect(tasks.length).toBeGreaterThan(2);
  });
});

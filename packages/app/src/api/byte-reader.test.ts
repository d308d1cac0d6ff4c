import { describe, expect, test, vi } from "vitest";
import { readBytes } from "./read-json-list";

const chunks = [[1, 2, 3, 4, 5], [6], [], [7, 8, 9]];

type Source = Pick<UnderlyingDefaultSource<Uint8Array>, "cancel"> & { fails?: Error };

/** Bodies with and without support for BYOB readers. */
const kinds = {
  "fills a buffer": ({ fails, cancel }: Source) =>
    new ReadableStream({
      type: "bytes",
      start(controller) {
        for (const chunk of chunks) if (chunk.length > 0) controller.enqueue(new Uint8Array(chunk));
        if (fails === undefined) controller.close();
      },
      pull: (controller) => controller.error(fails),
      ...(cancel && { cancel }),
    }),
  "has chunks of any size": ({ fails, cancel }: Source) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
        if (fails === undefined) controller.close();
      },
      pull: (controller) => controller.error(fails),
      ...(cancel && { cancel }),
    }),
};

describe.each(Object.entries(kinds))("a body that %s", (_kind, body) => {
  test("is read completely, in chunks of at most the requested size", async () => {
    const pieces = readBytes(body({}), 3);
    const read: number[][] = [];
    for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) read.push([...piece]);
    expect(read.flat()).toEqual(chunks.flat());
    expect(Math.max(...read.map(({ length }) => length))).toBe(3);
    expect(await pieces.next()).toBeNull();
  });

  test("rejects if the connection breaks", async () => {
    const pieces = readBytes(body({ fails: new Error("reset") }), 1_000);
    const all = async () => {
      while ((await pieces.next()) !== null);
    };
    await expect(all()).rejects.toThrow("reset");
  });

  test("can be canceled", async () => {
    const cancel = vi.fn<(reason: unknown) => void>();
    const pieces = readBytes(body({ fails: new Error("reset"), cancel }), 3);
    await pieces.next();
    await pieces.cancel("enough");
    expect(cancel).toHaveBeenCalledWith("enough");
  });
});

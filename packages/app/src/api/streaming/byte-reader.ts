type Piece = Uint8Array | null;

export interface ByteReader {
  /** The next chunk, valid until the next call; `null` at the end. */
  next: () => Promise<Piece>;
  cancel: (reason: unknown) => Promise<void>;
}

/** Reuses one buffer: reading 37 MB would otherwise leave 37 MB of garbage. */
function byobReader(reader: ReadableStreamBYOBReader, most: number): ByteReader {
  let buffer = new ArrayBuffer(most);
  const next = async (): Promise<Piece> => {
    const { value, done } = await reader.read(new Uint8Array(buffer));
    if (value === undefined) return null;
    buffer = value.buffer;
    return done ? null : value;
  };
  return { next, cancel: (reason) => reader.cancel(reason) };
}

function defaultReader(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): ByteReader {
  let left: Uint8Array = new Uint8Array();
  const next = async (): Promise<Piece> => {
    while (left.length === 0) {
      const { value, done } = await reader.read();
      if (done) return null;
      left = value;
    }
    const piece = left.subarray(0, most);
    left = left.subarray(most);
    return piece;
  };
  return { next, cancel: (reason) => reader.cancel(reason) };
}

/** Reads a body in chunks of at most `most` bytes. */
export function readBytes(body: ReadableStream<Uint8Array>, most: number): ByteReader {
  try {
    return byobReader(body.getReader({ mode: "byob" }), most);
  } catch {
    // Not every browser supports BYOB readers for response bodies.
    return defaultReader(body.getReader(), most);
  }
}

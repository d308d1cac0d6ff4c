type Piece = Uint8Array | null;

export interface ByteReader {
  /** The next bytes, not more than asked for and only until the next are read; `null` when there are none left. */
  next: () => Promise<Piece>;
  cancel: (reason: unknown) => Promise<void>;
}

/** Every piece in the same room: a list of 37 MB would otherwise leave as much behind for the collector. */
function intoOneRoom(reader: ReadableStreamBYOBReader, most: number): ByteReader {
  let room = new ArrayBuffer(most);
  const next = async (): Promise<Piece> => {
    const { value, done } = await reader.read(new Uint8Array(room));
    if (value === undefined) return null;
    room = value.buffer;
    return done ? null : value;
  };
  return { next, cancel: (reason) => reader.cancel(reason) };
}

function asTheyCome(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): ByteReader {
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

/** InFlightQueries a body piece by piece. */
export function readBytes(body: ReadableStream<Uint8Array>, most: number): ByteReader {
  try {
    return intoOneRoom(body.getReader({ mode: "byob" }), most);
  } catch {
    // Not every browser's answers fill a room that they are given.
    return asTheyCome(body.getReader(), most);
  }
}

export interface LoggedRequest {
  /** Also sent as `x-request-id`. */
  id: string;
  /** The machine's time in milliseconds. */
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  /** Whether the request had an access token. The token itself isn't logged. */
  bearer: boolean;
  contentType: string | null;
  origin: string | null;
  body: unknown;
  /** Null until the response is sent; stays null if a fault withholds it. */
  status: number | null;
  /** The fault that was applied. */
  fault: string | null;
}

/** Receives each API call whose response has no injected fault, with a copy of the response. */
export type OnExchange = (request: LoggedRequest, response: () => Response) => void;

const mostKept = 5_000;

export function createRequestLog() {
  const entries: LoggedRequest[] = [];
  let count = 0;
  return {
    add(request: Omit<LoggedRequest, "id" | "status" | "fault">): LoggedRequest {
      count += 1;
      const entry = { ...request, id: `req_${String(count).padStart(6, "0")}`, status: null, fault: null };
      entries.push(entry);
      if (entries.length > mostKept) entries.shift();
      return entry;
    },
    entries: (): readonly LoggedRequest[] => entries,
    clear: () => void entries.splice(0),
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;

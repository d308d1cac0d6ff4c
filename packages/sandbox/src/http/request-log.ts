export interface LoggedRequest {
  /** Also sent back as `x-request-id`. */
  id: string;
  /** The machine's time, in milliseconds. */
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  /** Whether it bore an access token; the token itself is nobody's business. */
  bearer: boolean;
  contentType: string | null;
  origin: string | null;
  body: unknown;
  /** Null until it was answered, and for ever where a fault kept the answer back. */
  status: number | null;
  /** The fault that was played, if any. */
  fault: string | null;
}

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

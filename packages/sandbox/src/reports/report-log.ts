/** A message that the endpoint for error reports received. */
export interface ReceivedReport {
  /** The machine's time in milliseconds. */
  at: number;
  contentType: string;
  /** Parsed JSON: a batch of the console, or a policy violation in the browser's own format. */
  body: unknown;
}

const mostKept = 200;

export function createReportLog() {
  const received: ReceivedReport[] = [];
  return {
    add(report: ReceivedReport): void {
      received.push(report);
      if (received.length > mostKept) received.shift();
    },
    entries: (): readonly ReceivedReport[] => received,
    clear: () => void received.splice(0),
  };
}

export type ReportLog = ReturnType<typeof createReportLog>;

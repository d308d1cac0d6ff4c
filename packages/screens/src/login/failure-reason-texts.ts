/** Below the message of a failed sign-in. */
export const failureReasonTexts = {
  network: (host: string) => `${host} didn’t respond.`,
  timeout: (host: string) => `${host} took too long to respond.`,
  unreadable: (host: string) => `${host} didn’t send a readable response.`,
  status: (host: string, status: number) => `${host} answered with status ${status}.`,
  code: (code: string) => `Error code: ${code}.`,
} as const;

/** The lines that “Copy details” copies. */
export const signInDetailLabels = {
  time: "Time",
  address: "Address",
  problem: "Problem",
  noResponse: "(network, CORS or policy)",
  status: "Status",
  error: "Error",
  correlationId: "Correlation ID",
  traceId: "Trace ID",
  version: "Version",
} as const;

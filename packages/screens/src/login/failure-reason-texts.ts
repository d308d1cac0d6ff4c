/** Below the message of a failed sign-in. */
export const failureReasonTexts = {
  network: (host: string) => `${host} didn’t respond.`,
  timeout: (host: string) => `${host} took too long to respond.`,
  unreadable: (host: string) => `${host} didn’t send a readable response.`,
  status: (host: string, status: number) => `${host} answered with status ${status}.`,
  code: (code: string) => `Error code: ${code}.`,
} as const;

/** The message of an error response that has none. */
export const statusMessage = (status: number, statusText: string) => `API error ${status} ${statusText}`;

export const chunkMissingText = "Part of the console couldn’t be loaded.";

export const signInProblems = {
  canceled: "Sign-in was canceled.",
  tryAgain: "Sign-in couldn’t be completed. Please try again.",
  unreachable: "The sign-in service couldn’t be reached. Check your connection and try again.",
  timedOut: "The sign-in service took too long to respond. Please try again.",
  unavailable: "The sign-in service is having problems. Try again in a minute.",
  denied: "This account doesn’t have access. Use another account, or ask your administrator for access.",
  notLoaded: "Sign-in couldn’t be loaded. Check your connection and try again.",
} as const;

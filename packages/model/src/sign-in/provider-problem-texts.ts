/** Why the identity provider didn't sign in. Loaded when it fails. */
export const providerProblems = {
  canceled: "Sign-in was canceled.",
  unreachable: "The sign-in service couldn’t be reached. Check your connection and try again.",
  timedOut: "The sign-in service took too long to respond. Please try again.",
  unavailable: "The sign-in service is having problems. Try again in a minute.",
  denied: "This account doesn’t have access. Use another account, or ask your administrator for access.",
  unregistered:
    "The sign-in service doesn’t accept this console. Ask your administrator to check its registration.",
} as const;

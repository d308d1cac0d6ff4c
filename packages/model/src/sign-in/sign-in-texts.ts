export const noName = "Account";

export const loginTexts = {
  title: "Sign in",
  promise: "Turn user actions into intelligent workflows",
  welcome: "Welcome back",
  explain: "Sign in to your account to continue",
  signIn: "Sign in with SSO",
  signInAgain: "Sign in again",
  otherAccount: "Use another account",
  ended: "Your session ended. Sign in to pick up where you left off; unsaved changes are kept in this tab.",
  providerUser: (email: string) => `Your identity provider has you signed in as ${email}.`,
  agree: "By signing in you agree to our ",
  terms: "Terms",
  and: " and ",
  privacy: "Privacy Policy",
  loading: "Loading…",
  loadingProduct: (name: string) => `Loading ${name}…`,
} as const;

export const signInProblems = {
  canceled: "Sign-in was canceled.",
  tryAgain: "Sign-in couldn’t be completed. Please try again.",
  unreachable: "The sign-in service couldn’t be reached. Check your connection and try again.",
  timedOut: "The sign-in service took too long to respond. Please try again.",
  unavailable: "The sign-in service is having problems. Try again in a minute.",
  denied: "This account doesn’t have access. Use another account, or ask your administrator for access.",
  unregistered:
    "The sign-in service doesn’t accept this console. Ask your administrator to check its registration.",
  notLoaded: "Sign-in couldn’t be loaded. Check your connection and try again.",
} as const;

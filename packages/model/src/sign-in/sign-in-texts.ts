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
  tryAgain: "Sign-in couldn’t be completed. Please try again.",
  notLoaded: "Sign-in couldn’t be loaded. Check your connection and try again.",
} as const;

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

/** Problems in config.json, after the name of the value: “identity.clientId must not be empty”. */
export const configProblems = {
  string: "must be a string",
  empty: "must not be empty",
  url: "must be an https: URL (http: only for localhost) with a plain host name",
  apiUrl:
    "must be an https: URL (http: only for localhost) with a plain host name, or empty for the console’s own origin",
  httpsUrl: "must be an https: URL with a plain host name",
  query: "must not have a query or a fragment",
  slug: "must be lowercase letters, digits and hyphens, starting with a letter",
  object: "must be an object",
  prompt: 'must be "login", "consent" or "select_account"',
  stringList: "must be a list of strings",
  tenantOrAuthority: "is required without an authority",
  audienceOrScopes: "is required without scopes",
  metadata: "is required with an http: authority",
  origin: "must be an origin, such as https://pay.example.com",
  originList: "must be a list of origins",
  number: "must be a number",
  rate: "must be between 0 and 1",
} as const;

export const configFileProblems = {
  name: "config.json",
  missingValue: (name: string) => `${name} is missing`,
  missing: "config.json is missing",
  timeout: "config.json took too long to load",
  unreachable: "config.json couldn’t be loaded",
  status: (status: number) => `config.json couldn’t be loaded (status ${status})`,
  invalid: "config.json is not valid JSON",
} as const;

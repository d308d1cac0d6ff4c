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
  placeholder: "still has the documentation’s placeholder",
  tenantUrl: "must be the directory’s ID or domain, not a URL",
  defaultScope: "must be the audience alone: the console adds /.default",
  wellKnown: "must be the issuer, without /.well-known",
  version: "must not end with /v1: the console’s calls begin with it",
} as const;

export const configFileProblems = {
  name: "config.json",
  missingValue: (name: string) => `${name} is missing`,
  missing: "config.json is missing",
  timeout: "config.json took too long to load",
  unreachable: "config.json couldn’t be loaded",
  status: (status: number) => `config.json couldn’t be loaded (status ${status})`,
  invalid: "config.json is not valid JSON",
  unknown: (name: string, known: string) => `${name} is unknown. The console reads ${known}`,
} as const;

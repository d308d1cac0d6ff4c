import * as v from "valibot";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return username === "" && (protocol === "https:" || (protocol === "http:" && loopbackHosts.has(hostname)));
}

const text = v.pipe(v.string("must be a text"), v.trim(), v.nonEmpty("must not be empty"));
const webAddress = v.pipe(
  text,
  v.check(isWebAddress, "must be an https: address (http: only on this machine)"),
);
const publicAddress = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && new URL(value).protocol === "https:",
    "must be an https: address",
  ),
);

const product = v.object(
  {
    name: text,
    slug: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, "must be a short lower-case word")),
    sdkUrl: webAddress,
    termsUrl: publicAddress,
    privacyUrl: publicAddress,
  },
  "must be an object",
);

const api = v.object(
  {
    baseUrl: v.pipe(
      v.string("must be a text"),
      v.check(
        (value) => value === "" || isWebAddress(value),
        "must be an https: address (http: only on this machine), or empty for our own origin",
      ),
      v.check((value) => value === "" || !/[?#]/.test(value), "must not carry a query or a fragment"),
    ),
  },
  "must be an object",
);

/** An OpenID discovery document. MSAL needs at least these. */
const discoveryDocument = v.looseObject(
  { issuer: webAddress, authorization_endpoint: webAddress, token_endpoint: webAddress },
  "must be an object",
);

const promptMessage = 'must be "login", "consent" or "select_account"';

const identity = v.pipe(
  v.object(
    {
      /** Says where to sign in, and what for; a provider of another kind is named by its authority and its scopes. */
      tenantId: v.optional(text),
      apiAudience: v.optional(text),
      clientId: text,
      authority: v.optional(webAddress),
      metadata: v.optional(discoveryDocument),
      prompt: v.optional(
        v.pipe(
          text,
          v.regex(/^(login|consent|select_account)( (login|consent|select_account))*$/, promptMessage),
        ),
      ),
      scopes: v.optional(v.pipe(v.array(text, "must be a list of texts"), v.nonEmpty("must not be empty"))),
    },
    "must be an object",
  ),
  v.forward(
    v.partialCheck(
      [["tenantId"], ["authority"]],
      ({ tenantId, authority }) => tenantId !== undefined || authority !== undefined,
      "is missing, and so is authority",
    ),
    ["tenantId"],
  ),
  v.forward(
    v.partialCheck(
      [["apiAudience"], ["scopes"]],
      ({ apiAudience, scopes }) => apiAudience !== undefined || scopes !== undefined,
      "is missing, and so is scopes",
    ),
    ["apiAudience"],
  ),
  v.forward(
    v.check(
      ({ authority, metadata }) =>
        authority === undefined || authority.startsWith("https:") || metadata !== undefined,
      "is required with an http: authority",
    ),
    ["metadata"],
  ),
);

export const configSchema = v.object({ product, api, identity }, "must be an object");

export type ConsoleConfig = v.InferOutput<typeof configSchema>;

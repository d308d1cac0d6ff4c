import * as v from "valibot";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

// Origins are written into the content security policy and the hosts' configuration files, where `;`, `$` or `*` in a host
// name would add a directive, a variable or a wildcard. `new URL` accepts them.
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/;

function webUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === "" && url.password === "" && plainHost.test(url.hostname) ? url : null;
}

const isHttps = (text: string) => webUrl(text)?.protocol === "https:";

function isWebAddress(text: string): boolean {
  const url = webUrl(text);
  return (
    url !== null &&
    (url.protocol === "https:" || (url.protocol === "http:" && loopbackHosts.has(url.hostname)))
  );
}

const text = v.pipe(v.string("must be text"), v.trim(), v.nonEmpty("must not be empty"));
const webAddress = v.pipe(
  text,
  v.check(isWebAddress, "must be an https: URL (http: only on this machine) with a plain host name"),
);
const httpsAddress = v.pipe(text, v.check(isHttps, "must be an https: URL with a plain host name"));

const product = v.object(
  {
    name: text,
    slug: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, "must be a short lowercase word")),
    sdkUrl: webAddress,
    termsUrl: httpsAddress,
    privacyUrl: httpsAddress,
    docsUrl: v.optional(httpsAddress),
  },
  "must be an object",
);

const api = v.object(
  {
    baseUrl: v.pipe(
      v.string("must be text"),
      v.check(
        (value) => value === "" || isWebAddress(value),
        "must be an https: URL (http: only on this machine) with a plain host name, or empty for the console's own origin",
      ),
      v.check((value) => value === "" || !/[?#]/.test(value), "must not have a query or a fragment"),
    ),
  },
  "must be an object",
);

/** An OpenID discovery document. MSAL needs the first three. */
const discoveryDocument = v.looseObject(
  {
    issuer: webAddress,
    authorization_endpoint: webAddress,
    token_endpoint: webAddress,
    end_session_endpoint: v.optional(webAddress),
    revocation_endpoint: v.optional(webAddress),
    jwks_uri: v.optional(webAddress),
  },
  "must be an object",
);

const promptMessage = 'must be "login", "consent" or "select_account"';

const identity = v.pipe(
  v.object(
    {
      /** Required unless there is an authority. */
      tenantId: v.optional(text),
      /** Required unless there are scopes. */
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

const origin = v.pipe(
  webAddress,
  v.check((value) => webUrl(value)?.origin === value, "must be an origin, such as https://pay.example.com"),
);

const billing = v.object(
  {
    /** The only origins to follow for checkout and portal. Without it, any https origin is followed. */
    origins: v.optional(v.array(origin, "must be a list of origins")),
  },
  "must be an object",
);

const reporting = v.object(
  {
    endpoint: webAddress,
    sampleRate: v.optional(
      v.pipe(
        v.number("must be a number"),
        v.minValue(0, "must be between 0 and 1"),
        v.maxValue(1, "must be between 0 and 1"),
      ),
    ),
  },
  "must be an object",
);

export const configSchema = v.object(
  { product, api, identity, billing: v.optional(billing), reporting: v.optional(reporting) },
  "must be an object",
);

export type ConsoleConfig = v.InferOutput<typeof configSchema>;

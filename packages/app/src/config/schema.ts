import * as v from "valibot";
import { configProblems } from "../texts";

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

const text = v.pipe(v.string(configProblems.string), v.trim(), v.nonEmpty(configProblems.empty));
const webAddress = v.pipe(text, v.check(isWebAddress, configProblems.url));
const httpsAddress = v.pipe(text, v.check(isHttps, configProblems.httpsUrl));

const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, configProblems.object);

const product = object({
  name: text,
  slug: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, configProblems.slug)),
  sdkUrl: webAddress,
  termsUrl: httpsAddress,
  privacyUrl: httpsAddress,
  docsUrl: v.optional(httpsAddress),
});

const api = object({
  baseUrl: v.pipe(
    v.string(configProblems.string),
    v.check((value) => value === "" || isWebAddress(value), configProblems.apiUrl),
    v.check((value) => value === "" || !/[?#]/.test(value), configProblems.query),
  ),
});

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
  configProblems.object,
);

const identity = v.pipe(
  object({
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
        v.regex(/^(login|consent|select_account)( (login|consent|select_account))*$/, configProblems.prompt),
      ),
    ),
    scopes: v.optional(v.pipe(v.array(text, configProblems.stringList), v.nonEmpty(configProblems.empty))),
  }),
  v.forward(
    v.partialCheck(
      [["tenantId"], ["authority"]],
      ({ tenantId, authority }) => tenantId !== undefined || authority !== undefined,
      configProblems.tenantOrAuthority,
    ),
    ["tenantId"],
  ),
  v.forward(
    v.partialCheck(
      [["apiAudience"], ["scopes"]],
      ({ apiAudience, scopes }) => apiAudience !== undefined || scopes !== undefined,
      configProblems.audienceOrScopes,
    ),
    ["apiAudience"],
  ),
  v.forward(
    v.check(
      ({ authority, metadata }) =>
        authority === undefined || authority.startsWith("https:") || metadata !== undefined,
      configProblems.metadata,
    ),
    ["metadata"],
  ),
);

const origin = v.pipe(
  webAddress,
  v.check((value) => webUrl(value)?.origin === value, configProblems.origin),
);

const billing = object({
  /** The only origins to follow for checkout and portal. Without it, any https origin is followed. */
  origins: v.optional(v.array(origin, configProblems.originList)),
});

const reporting = object({
  endpoint: webAddress,
  sampleRate: v.optional(
    v.pipe(
      v.number(configProblems.number),
      v.minValue(0, configProblems.rate),
      v.maxValue(1, configProblems.rate),
    ),
  ),
});

export const configSchema = object({
  product,
  api,
  identity,
  billing: v.optional(billing),
  reporting: v.optional(reporting),
});

export type ConsoleConfig = v.InferOutput<typeof configSchema>;

interface AuthorityConfig {
  authority?: string | undefined;
  tenantId?: string | undefined;
}

const microsoftHost = /(^|\.)(microsoftonline\.(com|us)|partner\.microsoftonline\.cn|ciamlogin\.com)$/;

/** The issuer's URL: the configured authority, or the tenant's at Microsoft Entra. */
export const authorityUrl = ({ authority, tenantId = "" }: AuthorityConfig): string =>
  authority ?? `https://login.microsoftonline.com/${encodeURIComponent(tenantId)}`;

export const isMicrosoft = (config: AuthorityConfig): boolean =>
  microsoftHost.test(new URL(authorityUrl(config)).hostname);

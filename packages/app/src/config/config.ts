import * as v from "valibot";
import { configFileProblems, configProblems, isLoopback } from "@understudy/model";
import { unknownKeys } from "./config-keys";

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
  return url?.protocol === "http:" ? isLoopback(url) : url?.protocol === "https:";
}

const trimmed = v.pipe(v.string(configProblems.string), v.trim());
const text = v.pipe(trimmed, v.nonEmpty(configProblems.empty));
/** IDs, audiences and scopes have no spaces; the documentation's placeholders for them do. */
const identifier = v.pipe(
  text,
  v.check((value) => !/[\s…]/.test(value), configProblems.placeholder),
);
const webAddress = v.pipe(trimmed, v.check(isWebAddress, configProblems.url));
const httpsAddress = v.pipe(trimmed, v.check(isHttps, configProblems.httpsUrl));

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
    v.check((value) => !/[?#]/.test(value), configProblems.query),
    v.check((value) => !/\/v1\/?$/i.test(value), configProblems.version),
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
    tenantId: v.optional(
      v.pipe(
        identifier,
        v.check((value) => !/[:/]/.test(value), configProblems.tenantUrl),
      ),
    ),
    /** Required unless there are scopes. */
    apiAudience: v.optional(
      v.pipe(
        identifier,
        v.check((value) => !value.endsWith("/.default"), configProblems.defaultScope),
      ),
    ),
    clientId: identifier,
    authority: v.optional(
      v.pipe(
        webAddress,
        v.check((value) => !value.includes("/.well-known"), configProblems.wellKnown),
      ),
    ),
    metadata: v.optional(discoveryDocument),
    prompt: v.optional(
      v.pipe(
        trimmed,
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
    v.partialCheck(
      [["authority"], ["metadata"]],
      ({ authority = "", metadata }) => !/^http:/i.test(authority) || metadata !== undefined,
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

const configSchema = object({
  product,
  api,
  identity,
  billing: v.optional(billing),
  reporting: v.optional(reporting),
});

/** The fields that config.json may have. */
export const configKeys = {
  "": Object.keys(configSchema.entries),
  product: Object.keys(product.entries),
  api: Object.keys(api.entries),
  identity: Object.keys(identity.entries),
  billing: Object.keys(billing.entries),
  reporting: Object.keys(reporting.entries),
};

export type ConsoleConfig = v.InferOutput<typeof configSchema>;

type AuthorityConfig = Pick<ConsoleConfig["identity"], "authority" | "tenantId">;

const microsoftHost = /(^|\.)(microsoftonline\.(com|us)|partner\.microsoftonline\.cn|ciamlogin\.com)$/;

/** The issuer's URL: the configured authority, or the tenant's at Microsoft Entra. */
export const authorityUrl = ({ authority, tenantId = "" }: AuthorityConfig): string =>
  authority ?? `https://login.microsoftonline.com/${encodeURIComponent(tenantId)}`;

export const isMicrosoft = (config: AuthorityConfig): boolean =>
  microsoftHost.test(new URL(authorityUrl(config)).hostname);

type LoadedConfig = { ok: true; config: ConsoleConfig } | { ok: false; faults: string[] };

const broken = (...faults: string[]): LoadedConfig => ({ ok: false, faults });

/** One message per invalid value: `identity.clientId must not be empty`. With them, fields that may be misspelled. */
export function checkConfig(value: unknown): LoadedConfig {
  const result = v.safeParse(configSchema, value);
  if (result.success) return { ok: true, config: result.output };
  const faults = result.issues.map((issue) => sentence(v.getDotPath(issue), issue));
  return broken(...faults, ...unknownKeys(value, configKeys));
}

function sentence(path: string | null, issue: v.BaseIssue<unknown>): string {
  const name = path ?? configFileProblems.name;
  return issue.received === "undefined" ? configFileProblems.missingValue(name) : `${name} ${issue.message}`;
}

export interface ConfigRequest {
  response: Promise<Response>;
  signal: AbortSignal;
}

declare global {
  interface Window {
    /** What boot.js started before the app loaded. Undefined in an unsupported browser. */
    startup?: {
      config: ConfigRequest;
      hasSession: boolean;
      /** How far this computer's clock is ahead of the host's. `NaN` if its response had no date. */
      clockErrorMs?: number;
      /** Prefetches the code of the signed-in area and of the page at this URL. */
      prefetchConsole: () => void;
    };
  }
}

/** Reads `/config.json`. Never throws: each problem gets a message. */
export async function loadConfig({ response: request, signal }: ConfigRequest): Promise<LoadedConfig> {
  const unlessTimedOut = (fault: string) => broken(signal.aborted ? configFileProblems.timeout : fault);
  const response = await request.catch(() => null);
  if (response === null) return unlessTimedOut(configFileProblems.unreachable);
  if (!response.ok)
    return broken(
      response.status === 404 ? configFileProblems.missing : configFileProblems.status(response.status),
    );
  try {
    return checkConfig(await response.json());
  } catch {
    return unlessTimedOut(configFileProblems.invalid);
  }
}

import { checkApi } from "./api-checks";
import { client } from "./client";
import type { Finding } from "./finding";
import { checkProvider } from "./provider-checks";
import { checkSite } from "./site-checks";

export interface DoctorOptions {
  /** The deployed console. */
  url: string;
  /** An access token: reads every GET of the API and compares it with docs/api.yaml. */
  token?: string | undefined;
  /** The only address that the token is sent to, whatever the deployment names. */
  api?: string | undefined;
  now?: () => number;
}

export interface Diagnosis {
  findings: Finding[];
  /** To register with the identity provider. */
  redirectUris: string[];
}

/** Checks a deployed console, its identity provider and its API, without a browser or an account. */
export async function diagnose({ url, token, api, now = Date.now }: DoctorOptions): Promise<Diagnosis> {
  const site = new URL(url);
  const { findings, config } = await checkSite(client, site);
  if (config !== null) {
    findings.push(...(await checkProvider(client, site, config, now)));
    findings.push(...(await checkApi(client, site, config, now, { token, api })));
  }
  return { findings, redirectUris: [new URL("/redirect.html", site).href, new URL("/", site).href] };
}

export { sections } from "./finding";

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

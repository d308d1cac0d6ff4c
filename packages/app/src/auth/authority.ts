/** The issuer's URL: the configured authority, or the tenant's at Microsoft Entra. */
export const authorityUrl = ({
  authority,
  tenantId = "",
}: {
  authority?: string | undefined;
  tenantId?: string | undefined;
}): string => authority ?? `https://login.microsoftonline.com/${encodeURIComponent(tenantId)}`;

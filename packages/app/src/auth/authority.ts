/** Where one signs in: at the provider that is named, or at the tenant in Entra. */
export const authorityOf = ({
  authority,
  tenantId = "",
}: {
  authority?: string | undefined;
  tenantId?: string | undefined;
}): string => authority ?? `https://login.microsoftonline.com/${encodeURIComponent(tenantId)}`;

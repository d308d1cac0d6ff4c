import { unknownKeys } from "../../packages/app/src/config/config-keys";
import { type ConsoleConfig, configKeys } from "../../packages/app/src/config/config";

const isExample = (address: string) =>
  URL.canParse(address) && /(^|\.)example\.(com|net|org)$/.test(new URL(address).hostname);

const isZero = (id: string) => /^(api:\/\/)?0{8}-(0{4}-){3}0{12}$/.test(id);

/** What is valid in a config.json, but hardly meant. */
export function configWarnings(config: ConsoleConfig, written: unknown): string[] {
  const { product, api, identity, reporting } = config;
  const addresses = {
    "product.sdkUrl": product.sdkUrl,
    "api.baseUrl": api.baseUrl,
    "identity.authority": identity.authority,
    "reporting.endpoint": reporting?.endpoint,
  };
  const ids = {
    "identity.tenantId": identity.tenantId,
    "identity.clientId": identity.clientId,
    "identity.apiAudience": identity.apiAudience,
  };
  const named = (values: Record<string, string | undefined>, isPlaceholder: (value: string) => boolean) =>
    Object.entries(values).flatMap(([name, value = ""]) =>
      isPlaceholder(value) ? [`${name} is the documentation’s example.`] : [],
    );
  return [
    ...unknownKeys(written, configKeys).map((message) => `${message}.`),
    ...named(addresses, isExample),
    ...named(ids, isZero),
    ...(identity.tenantId !== undefined && identity.authority !== undefined
      ? ["identity.tenantId is ignored because there is an authority."]
      : []),
  ];
}

/** The product, from `config.json`. */
export interface Product {
  name: string;
  slug: string;
  sdkUrl: string;
  termsUrl: string;
  privacyUrl: string;
  docsUrl?: string | undefined;
}

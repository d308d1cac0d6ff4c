/** The product, from `config.json`. */
export interface Product {
  name: string;
  slug: string;
  sdkUrl: string;
  termsUrl: string;
  privacyUrl: string;
  docsUrl?: string | undefined;
}

/** The widget's title until a site chooses its own. */
export function defaultBrandTitle(product: Pick<Product, "name">): string {
  return `Ask ${product.name}`;
}

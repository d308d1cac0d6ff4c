import type { Product } from "../config/product";

export function documentTitle(page: string, product: Pick<Product, "name">): string {
  return `${page} · ${product.name}`;
}

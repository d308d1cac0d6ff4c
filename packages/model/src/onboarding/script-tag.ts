import type { Product } from "../config/product";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Control, format and line-separator characters, which are invisible in pasted text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function sdkAddress({ sdkUrl, slug }: Pick<Product, "sdkUrl" | "slug">): string {
  const [address = "", ...fragment] = sdkUrl.split("#");
  const separator = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return [`${address}${separator}${encodeURIComponent(slug)}=dev`, ...fragment].join("#");
}

/** The script tag; `null` without a usable site ID. */
export function scriptTag(product: Pick<Product, "sdkUrl" | "slug">, siteId: string): string | null {
  if (siteId.trim() === "" || invisible.test(siteId)) return null;
  return `<script src="${escapeAttribute(sdkAddress(product))}" data-site-id="${escapeAttribute(siteId)}" data-widget="off" async></script>`;
}

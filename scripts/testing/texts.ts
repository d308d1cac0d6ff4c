import document from "../../docs/product.md?raw";

/** The texts that the description of the product quotes: the product specification defines them. */
export const exactTexts: ReadonlySet<string> = new Set(
  [...document.matchAll(/“([^”]+)”/g)].map(([, text = ""]) => text),
);

export interface CopyText {
  /** The text's name in the code: `siteMessages.saveFailed`. */
  key: string;
  /** As shown; "…" stands for a value. More than one if singular and plural differ. */
  variants: readonly string[];
  /** Defined by the product specification. */
  isExact: boolean;
}

const placeholder = "…";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object";

function call(text: unknown, argument: unknown, count: number): string | undefined {
  if (typeof text !== "function") return undefined;
  try {
    const result: unknown = Reflect.apply(
      text,
      undefined,
      Array.from({ length: count }, () => argument),
    );
    return typeof result === "string" && !/NaN|undefined|\[object/.test(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

/** A function's text, in plural and singular. */
function variantsOf(text: unknown): readonly string[] {
  if (typeof text === "string") return [text];
  const count = typeof text === "function" ? Math.max(1, text.length) : 0;
  const found = [
    call(text, placeholder, count) ?? call(text, 2, count)?.replaceAll(/\b2\b/g, placeholder),
    call(text, 1, count)?.replaceAll(/\b1\b/g, placeholder),
  ];
  return [...new Set(found.filter((variant) => variant !== undefined))];
}

/** All texts that a module exports, by name. Groups can be nested. */
export function textsOf(value: unknown, path: readonly string[] = []): CopyText[] {
  if (isRecord(value)) return Object.entries(value).flatMap(([key, each]) => textsOf(each, [...path, key]));
  if (typeof value !== "string" && typeof value !== "function") return [];
  const variants = variantsOf(value);
  return [{ key: path.join("."), variants, isExact: variants.some((text) => exactTexts.has(text)) }];
}

import type { Product } from "../config/product";

export const chunkMissingText = "Part of the console couldn’t be loaded.";

export const overlayTexts = {
  palette: "Search",
  shortcuts: "Keyboard shortcuts",
} as const;

export const themeChoices = ["system", "light", "dark"] as const;

export type ThemeChoice = (typeof themeChoices)[number];

export const themeLabels: Record<ThemeChoice, string> = { system: "System", light: "Light", dark: "Dark" };

export function documentTitle(page: string, product: Pick<Product, "name">): string {
  return `${page} · ${product.name}`;
}

/** The global shortcuts. `cmd` is Ctrl on other platforms. */
export const shortcuts = {
  palette: "cmd+k",
  shortcuts: "?",
  save: "cmd+s",
} as const;

export type ShortcutName = keyof typeof shortcuts;

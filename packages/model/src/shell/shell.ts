import type { Product } from "../config/product";

/** Why code that is loaded late can't be loaded. */
export type MissingReason =
  /** The host serves a newer version of the console. */
  | "outdated"
  /** The host doesn't respond. */
  | "offline"
  /** The host responds, but the code doesn't arrive. */
  | "unavailable";

export const missingPartTexts = {
  outdated: "A newer version of the console is available. Reload to open this.",
  unavailable:
    "Part of the console didn’t arrive. Reload to try again; unsaved changes are kept in this tab.",
  offline: "There’s no connection, and this hasn’t been loaded before.",
  retry: "Retry",
  reload: "Reload",
} as const;

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
  shortcuts: "cmd+/",
  save: "cmd+s",
} as const;

export type ShortcutName = keyof typeof shortcuts;

import type { ComponentType } from "react";
import type * as ui from "../index";

/** The documentation of a component, shown on its page. `Proof` are the stories that press its keys. */
export interface ComponentGuide<Proof = never> {
  use: string;
  /** Other components, and when they are the better choice. */
  instead: Readonly<Partial<Record<keyof typeof ui, string>>>;
  rules: readonly string[];
  /** Absent if it has no keys of its own. The browser’s own need no proof and no row. */
  keyboard?: readonly (readonly [keys: string, claim: string, proof: Exclude<Proof, "default">])[];
  /** Roles, names and announcements. */
  roles: readonly string[];
}

/** A prop with its value, in a sentence: `variant=quiet`. */
export const setting = <Props>(_: ComponentType<Props>, value: Partial<Props>): string =>
  Object.entries(value)
    .map((pair) => pair.join("="))
    .join(" ");

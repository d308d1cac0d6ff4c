import type * as components from "../index";

/** Components of other components have stories, too. */
type ComponentName = keyof typeof components | "Tooltip";

/** The documentation of a component, shown on its page. */
export interface ComponentGuide {
  use: string;
  /** Other components, and when they are the better choice. */
  instead: Readonly<Partial<Record<ComponentName, string>>>;
  rules: readonly string[];
  /** Absent if it has no keys of its own. */
  keyboard?: readonly (readonly [keys: string, action: string])[];
  /** Roles, names and announcements. */
  roles: readonly string[];
}

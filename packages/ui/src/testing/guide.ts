/** The documentation of a component, shown on its page. */
export interface ComponentGuide {
  use: string;
  /** Other components, and when they are the better choice. */
  instead: Readonly<Record<string, string>>;
  rules: readonly string[];
  /** Absent if it has no keys of its own. */
  keyboard?: readonly (readonly [keys: string, action: string])[];
  /** Roles, names and announcements. */
  roles: readonly string[];
}

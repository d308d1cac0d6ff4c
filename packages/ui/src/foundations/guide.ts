import type { ReactNode } from "react";

/** A part of a component: its name, and a CSS selector for it in the story. */
export type Part = readonly [name: string, selector: string];

/** A rendered component, or a story with other props, for components that cover the page. */
export type Example = { caption: string } & (
  | { render: () => ReactNode; story?: never; args?: never }
  | { story: string; args?: Readonly<Record<string, string>>; render?: never }
);

/** The documentation of a component, shown on its page. Sizes and distances are measured there. */
export interface ComponentGuide {
  use: string;
  /** Other components, and when they are the better choice. */
  instead: readonly (readonly [component: string, when: string])[];
  /** `story` is the name of the story's export. The first part is the component itself. */
  anatomy: { story: string; parts: readonly Part[]; /** Of the window, in pixels. */ width?: number };
  examples: readonly { do: Example; dont: Example }[];
  /** The examples need the page’s width: they are below each other. */
  areWide?: boolean;
  /** Empty if it has no keys of its own. */
  keyboard: readonly (readonly [keys: string, action: string])[];
  /** Roles, names and announcements. */
  roles: readonly string[];
}

/** For the callbacks of examples, which are pictures. */
export const ignore = (): void => {};

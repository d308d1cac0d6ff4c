import type { ReactNode } from "react";

/** A rendered component, or a story with other props, for components that cover the page. */
export type Example<Stories = Readonly<Record<string, unknown>>> = { caption: string } & (
  | { render: () => ReactNode; story?: never; args?: never; popovers?: never }
  | {
      story: keyof Stories & string;
      args?: Readonly<Record<string, string>>;
      /** Shows its popovers, which a picture can’t hover or focus. */
      popovers?: true;
      render?: never;
    }
);

export interface ExamplePair<Stories = Readonly<Record<string, unknown>>> {
  do: Example<Stories>;
  dont: Example<Stories>;
}

/** The documentation of a component, shown on its page. A guide that shows stories names their module. */
export interface ComponentGuide<Stories = unknown> extends ExamplePair<Stories> {
  use: string;
  /** Other components, and when they are the better choice. */
  instead: Readonly<Record<string, string>>;
  more?: ExamplePair<Stories>;
  /** The examples need the page’s width: they are below each other. */
  areWide?: boolean;
  /** Absent if it has no keys of its own. */
  keyboard?: readonly (readonly [keys: string, action: string])[];
  /** Roles, names and announcements. */
  roles: readonly string[];
}

/** For the callbacks of examples, which are pictures. */
export const ignore = (): void => {};

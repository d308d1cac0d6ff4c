// In rem, so that enlarged text gets the narrower layout.

/** The window's width, for what surrounds a page and for pages without a frame: in `@media`. */
export const windowWidth = {
  /** A phone with large text. */
  tiny: "screen and (width < 14rem)",
  phone: "screen and (width < 36rem)",
  /** Without the sidebar. */
  narrow: "screen and (width < 48rem)",
  /** With the sidebar. */
  wide: "screen and (width >= 48rem)",
  desktop: "screen and (width >= 64rem)",
  roomy: "screen and (width >= 80rem)",
} as const;

/** The container around a page. Its width depends on the window and on the sidebar. */
export const pageContainer = { containerName: "page", containerType: "inline-size" } as const;

/** The room of a page, for its parts: in `@container`. */
export const pageWidth = {
  /** A phone with large text. */
  tiny: "page (width < 20rem)",
  phone: "page (width < 38rem)",
  /** More than a phone. */
  tablet: "page (width >= 38rem)",
  desktop: "page (width >= 48rem)",
  /** Two columns, both wide. */
  wide: "page (width >= 58rem)",
} as const;

// In rem.
export const sidebarWidth = { expanded: 14, collapsed: 5 };
/** The expanded sidebar leaves too little of narrower windows: until the user expands it, it is collapsed. */
export const collapsesSidebar = "(width < 71rem)";

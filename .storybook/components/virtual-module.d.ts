declare module "virtual:components" {
  /** Each component's title in the sidebar, and the titles of the pages and components that show it. */
  const components: Readonly<
    Record<string, { title: string; pages: readonly string[]; within: readonly string[] }>
  >;
  export default components;
}

declare module "virtual:token-users" {
  /** The styles and pictures that use each color: `text.muted`, `tone.good.soft`. */
  const users: Readonly<Record<string, readonly string[]>>;
  export default users;
}

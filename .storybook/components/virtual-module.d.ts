declare module "virtual:components" {
  /** Each component's title in the sidebar, and the titles of the pages that show it. */
  const components: Readonly<Record<string, { title: string; pages: readonly string[] }>>;
  export default components;
}

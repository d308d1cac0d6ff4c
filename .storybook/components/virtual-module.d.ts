declare module "virtual:components" {
  /** Each component's title in the sidebar, and the titles of the pages and components that use it. */
  const components: Readonly<Record<string, { title: string; usedBy: readonly string[] }>>;
  export default components;
}

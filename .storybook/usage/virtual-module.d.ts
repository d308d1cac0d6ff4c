declare module "virtual:component-users" {
  /** The files of screens that import each component. */
  const users: Readonly<Record<string, readonly string[]>>;
  export default users;
}

/** Tag types. Each list query provides the tag with its own name. */
export const tags = [
  "site",
  "usageSummary",
  "timeseries",
  "drift",
  "actions",
  "drafts",
  "draft",
  "runs",
  "run",
  "keys",
  "members",
] as const;
export type Tag = (typeof tags)[number];

/**
 * The tag of an endpoint's query with this argument. As JSON, because RTK Query stores tags in a plain object, where an
 * ID such as `constructor` would hit its properties.
 */
export const tagOf = (type: Tag, arg: unknown): Tag | TagOf =>
  arg === undefined ? type : { type, id: JSON.stringify(arg) };

export interface TagOf {
  type: Tag;
  id: string;
}

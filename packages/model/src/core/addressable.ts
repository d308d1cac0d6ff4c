/**
 * Whether an ID can be a segment of a URL's path. Browsers resolve dot segments even when they are encoded, and some gateways
 * decode `%2F` and `%5C`, which would lead to another path.
 */
export function isAddressable(id: string | null): id is string {
  return id !== null && id !== "" && id !== "." && id !== ".." && !/[/\\]|\p{Surrogate}/u.test(id);
}

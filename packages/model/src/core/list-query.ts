import type { Sort } from "@understudy/base";

/** Shorter lists need no search. */
const smallestSearchableList = 10;

/** As long as the field holds a word, too: a filter that isn't shown would hide rows. */
export const needsSearch = ({ q }: { q: string }, count: number | null): boolean =>
  q !== "" || (count !== null && count >= smallestSearchableList);

/** The rows of a list that match its query. */
export interface ListView<Row> {
  rows: readonly Row[];
  /** The number of entries before filtering; `null` if only the server knows it. */
  total: number | null;
}

/** What changed in a list's query. */
export type ListChange = "search" | "filter" | "sort";

export function oneOf<Known extends string>(known: readonly Known[], value: string | null): Known | null {
  return known.find((each) => each === value) ?? null;
}

// `sort=name` is ascending, `sort=-name` descending.
export function parseSort<Column extends string>(
  columns: readonly Column[],
  value: string | null,
): Sort<Column> | null {
  const descending = value?.startsWith("-") === true;
  const key = oneOf(columns, descending ? value.slice(1) : value);
  return key === null ? null : { key, direction: descending ? "descending" : "ascending" };
}

const writeSort = (sort: Sort | null) =>
  sort === null ? null : `${sort.direction === "descending" ? "-" : ""}${sort.key}`;

/** Longer addresses are refused by servers, at a reload. Most bear 8,000 characters. */
const longestQuery = 6_000;

/** The address of a list. What is too long for an address is left out. */
export function withQuery(path: string, query: Record<string, string | boolean | Sort | null>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = typeof value === "object" ? writeSort(value) : value === true ? "1" : value;
    if (!text) continue;
    const own = new URLSearchParams({ [name]: text }).toString();
    if (search.toString().length + own.length <= longestQuery) search.set(name, text);
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

import { SearchField } from "@understudy/ui";
import type { ReactNode } from "react";
import { countOf, formatNumber, type ListView, needsSearch } from "@understudy/model";
import type { ListState } from "./ListSection";
import * as styles from "./ListFilters.css";

interface ListFiltersProps<Query> {
  list: ListState<unknown, Query>;
  /** Accessible name of the search with its filter. */
  group: string;
  /** Of the search field. */
  label: string;
  placeholder?: string;
  /** What is counted: “draft”. */
  thing: string;
  /** Shown also while a list is short or isn't loaded. */
  filter?: ReactNode;
  sortControl: ReactNode;
}

/** The search above a list, and the number of entries. A short list without a filter needs none. */
export function ListFilters<Query extends { q: string }>({
  list: { query, onQueryChange, view },
  group,
  label,
  placeholder,
  thing,
  filter,
  sortControl,
}: ListFiltersProps<Query>) {
  const found = view.state === "ready" ? view.data : null;
  if (!filter && !(found && needsSearch(query, found.total))) return null;
  return (
    <div role="search" aria-label={group} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={label}
          placeholder={placeholder}
          value={query.q}
          onChange={(q) => onQueryChange({ ...query, q }, "search")}
        />
      </div>
      {filter && <div className={styles.filter}>{filter}</div>}
      <div role="status" className={styles.count}>
        {found && countText(found, thing)}
      </div>
      {sortControl}
    </div>
  );
}

function countText({ rows, total }: ListView<unknown>, thing: string): string {
  const all = countOf(total ?? rows.length, thing);
  return rows.length === total ? all : `${formatNumber(rows.length)} of ${all}`;
}

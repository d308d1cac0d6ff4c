import { SearchField } from "@understudy/ui";
import type { ReactNode } from "react";
import { countOf, formatNumber, type ListView, needsSearch } from "@understudy/model";
import type { ListState, ListTexts } from "./list-state";
import * as styles from "./ListFilters.css";

interface ListFiltersProps<Query> {
  list: ListState<unknown, Query>;
  texts: ListTexts;
  /** Shown also while a list is short or isn't loaded. */
  filter?: ReactNode;
  sortControl: ReactNode;
}

/** Above a list: its search, the number of entries, and the control that sorts them on phones. A short list without a filter needs none. */
export function ListFilters<Query extends { q?: string }>({
  list: { query, onQueryChange, view },
  texts: { label, entry, search },
  filter,
  sortControl,
}: ListFiltersProps<Query>) {
  const { q = "" } = query;
  const found = view.state === "ready" ? view.data : null;
  if (!filter && !(found && needsSearch({ q }, found.total))) return null;
  return (
    <div role={search && "search"} aria-label={search && label} className={styles.filters}>
      {search && (
        <div className={styles.search}>
          <SearchField
            {...search}
            value={q}
            onChange={(typed) => onQueryChange({ ...query, q: typed }, "search")}
          />
        </div>
      )}
      {filter && <div className={styles.filter}>{filter}</div>}
      <div className={styles.found}>
        <div role="status" className={styles.count}>
          {found && countText(found, entry)}
        </div>
        {sortControl}
      </div>
    </div>
  );
}

function countText({ rows, total }: ListView<unknown>, entry: string): string {
  const all = countOf(total ?? rows.length, entry);
  return rows.length === total ? all : `${formatNumber(rows.length)} of ${all}`;
}

import { SearchField } from "@understudy/ui";
import type { ReactNode } from "react";
import { countOf, formatNumber } from "@understudy/model";
import * as styles from "./ListFilters.css";

/** A list that is searched and filtered in the browser. */
export interface ListView<Row> {
  rows: readonly Row[];
  /** The number of entries before filtering. */
  total: number;
}

interface ListFiltersProps {
  /** Accessible name. */
  label: string;
  search: { label: string; placeholder?: string; value: string; onChange: (q: string) => void };
  filter?: ReactNode;
  /** `null` until the list is loaded. */
  found: ListView<unknown> | null;
  /** What is counted: “draft”. */
  thing: string;
}

/** The search above a list, and the number of entries. */
export function ListFilters({ label, search, filter, found, thing }: ListFiltersProps) {
  return (
    <div role="search" aria-label={label} className={styles.filters}>
      <div className={styles.search}>
        <SearchField {...search} />
      </div>
      {filter && <div className={styles.filter}>{filter}</div>}
      <div role="status" className={styles.count}>
        {found && countText(found, thing)}
      </div>
    </div>
  );
}

function countText({ rows, total }: ListView<unknown>, thing: string): string {
  const all = countOf(total, thing);
  return rows.length === total ? all : `${formatNumber(rows.length)} of ${all}`;
}

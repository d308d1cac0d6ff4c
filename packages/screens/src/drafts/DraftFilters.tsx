import { SearchField } from "@understudy/ui";
import { paths } from "../model/paths";
import { draftListTexts } from "./texts";
import * as styles from "../shared/list-filters.css";

export interface DraftFiltersProps {
  q: string;
  /** `null` while loading. */
  found: { shown: number; total: number } | null;
  onSearch: (q: string) => void;
}

export function DraftFilters({ q, found, onSearch }: DraftFiltersProps) {
  return (
    <div role="search" aria-label={paths.drafts.title} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={draftListTexts.search}
          placeholder={draftListTexts.searchPlaceholder}
          value={q}
          onChange={onSearch}
        />
      </div>
      <div role="status" className={styles.count}>
        {found && draftListTexts.count(found.shown, found.total)}
      </div>
    </div>
  );
}

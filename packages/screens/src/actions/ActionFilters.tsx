import { SearchField, Select, type SelectOption } from "@understudy/ui";
import { actionStatusTexts } from "../model/action/texts";
import { actionStatuses, type ActionsQuery, type ActionStatus } from "../model/paths";
import { actionListTexts, actionTexts } from "./texts";
import * as styles from "../shared/list-filters.css";

const statusOptions: readonly SelectOption<ActionStatus | "">[] = [
  { value: "", label: actionListTexts.allStatuses },
  ...actionStatuses.map((value) => ({ value, label: actionStatusTexts[value] })),
];

export interface ActionFiltersProps {
  query: ActionsQuery;
  /** `null` while loading. */
  found: { shown: number; total: number } | null;
  onSearch: (q: string) => void;
  onStatus: (status: ActionStatus | null) => void;
}

export function ActionFilters({ query, found, onSearch, onStatus }: ActionFiltersProps) {
  return (
    <div role="search" aria-label={actionListTexts.filters} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={actionListTexts.search}
          placeholder={actionListTexts.searchPlaceholder}
          value={query.q}
          onChange={onSearch}
        />
      </div>
      <div className={styles.status}>
        <Select
          hideLabel
          quiet
          label={actionTexts.status}
          value={query.status ?? ""}
          options={statusOptions}
          onChange={(status) => onStatus(status || null)}
        />
      </div>
      <div role="status" className={styles.count}>
        {found && actionListTexts.count(found.shown, found.total)}
      </div>
    </div>
  );
}

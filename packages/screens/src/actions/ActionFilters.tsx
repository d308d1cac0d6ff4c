import { SearchField, Select, type SelectOption } from "@understudy/ui";
import { countOf, formatNumber } from "../model/format/numbers";
import { actionStatuses, type ActionsQuery, type ActionStatus } from "../paths";
import * as styles from "./ActionFilters.css";

const words: Record<ActionStatus, string> = { published: "Published", disabled: "Disabled" };

const statusOptions: readonly SelectOption<ActionStatus | "">[] = [
  { value: "", label: "All Statuses" },
  ...actionStatuses.map((value) => ({ value, label: words[value] })),
];

export interface ActionFiltersProps {
  query: ActionsQuery;
  /** How many there are, and how many of them are shown; unknown while loading. */
  found: { shown: number; total: number } | null;
  onSearch: (q: string) => void;
  onStatus: (status: ActionStatus | null) => void;
}

export function ActionFilters({ query, found, onSearch, onStatus }: ActionFiltersProps) {
  return (
    <div role="search" aria-label="Actions" className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Search actions"
          placeholder="Search by name"
          value={query.q}
          onChange={onSearch}
        />
      </div>
      <div className={styles.status}>
        <Select
          hideLabel
          quiet
          label="Status"
          value={query.status ?? ""}
          options={statusOptions}
          onChange={(status) => onStatus(status || null)}
        />
      </div>
      <div role="status" className={styles.count}>
        {found && countText(found)}
      </div>
    </div>
  );
}

function countText({ shown, total }: { shown: number; total: number }): string {
  return shown === total ? countOf(total, "action") : `${formatNumber(shown)} of ${countOf(total, "action")}`;
}

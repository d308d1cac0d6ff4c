import { SearchField, Select, type SelectOption } from "@understudy/ui";
import { environments, runStatuses, type Environment, type RunStatus } from "../model/run/run";
import { environmentLabel, statusMark } from "../model/run/run-status";
import type { RunsQuery } from "../paths";
import * as styles from "./RunFilters.css";

const statusOptions: readonly SelectOption<RunStatus | "">[] = [
  { value: "", label: "All Status" },
  ...runStatuses.map((value) => ({ value, label: statusMark(value).word })),
];

const environmentOptions: readonly SelectOption<Environment | "">[] = [
  { value: "", label: "All Environments" },
  ...environments.map((value) => ({ value, label: environmentLabel(value) })),
];

export interface RunFiltersProps {
  query: RunsQuery;
  onSearch: (query: RunsQuery) => void;
  onChoose: (query: RunsQuery) => void;
}

export function RunFilters({ query, onSearch, onChoose }: RunFiltersProps) {
  return (
    <div role="search" aria-label="Runs" className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Search runs"
          placeholder="Search by action, id or failure"
          value={query.q}
          onChange={(q) => onSearch({ ...query, q })}
        />
      </div>
      <Select
        hideLabel
        quiet
        label="Status"
        value={query.status ?? ""}
        options={statusOptions}
        onChange={(status) => onChoose({ ...query, status: status || null })}
      />
      <Select
        hideLabel
        quiet
        label="Environment"
        value={query.env ?? ""}
        options={environmentOptions}
        onChange={(env) => onChoose({ ...query, env: env || null })}
      />
    </div>
  );
}

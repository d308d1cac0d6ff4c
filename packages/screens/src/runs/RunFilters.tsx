import { SearchField, Select, type SelectOption } from "@understudy/ui";
import { environments, runStatuses, type Environment, type RunStatus } from "../model/run/run";
import { environmentLabel, statusMark } from "../model/run/run-status";
import type { RunsQuery } from "../paths";
import { runColumnTexts, runListTexts } from "./texts";
import * as styles from "./RunFilters.css";

const statusOptions: readonly SelectOption<RunStatus | "">[] = [
  { value: "", label: runListTexts.allStatus },
  ...runStatuses.map((value) => ({ value, label: statusMark(value).word })),
];

const environmentOptions: readonly SelectOption<Environment | "">[] = [
  { value: "", label: runListTexts.allEnvironments },
  ...environments.map((value) => ({ value, label: environmentLabel(value) })),
];

export interface RunFiltersProps {
  query: RunsQuery;
  onSearch: (query: RunsQuery) => void;
  onChoose: (query: RunsQuery) => void;
}

export function RunFilters({ query, onSearch, onChoose }: RunFiltersProps) {
  return (
    <div role="search" aria-label={runListTexts.filters} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={runListTexts.search}
          placeholder={runListTexts.searchPlaceholder}
          value={query.q}
          onChange={(q) => onSearch({ ...query, q })}
        />
      </div>
      <Select
        hideLabel
        quiet
        label={runColumnTexts.status}
        value={query.status ?? ""}
        options={statusOptions}
        onChange={(status) => onChoose({ ...query, status: status || null })}
      />
      <Select
        hideLabel
        quiet
        label={runColumnTexts.environment}
        value={query.env ?? ""}
        options={environmentOptions}
        onChange={(env) => onChoose({ ...query, env: env || null })}
      />
    </div>
  );
}

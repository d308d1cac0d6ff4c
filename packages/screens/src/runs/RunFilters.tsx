import { FilterIcon, IconButton, SearchField, Select, type SelectOption } from "@understudy/ui";
import { useState } from "react";
import {
  type Environment,
  environmentLabel,
  environments,
  runLabels,
  type RunsQuery,
  type RunStatus,
  runStatuses,
  type Since,
  sinceChoices,
  sinceLabels,
  statusBadge,
} from "@understudy/model";
import { runListTexts } from "./runs-texts";
import * as styles from "./RunFilters.css";

const statusOptions: readonly SelectOption<RunStatus | "">[] = [
  { value: "", label: runListTexts.allStatus },
  ...runStatuses.map((value) => ({ value, label: statusBadge(value).word })),
];

const environmentOptions: readonly SelectOption<Environment | "">[] = [
  { value: "", label: runListTexts.allEnvironments },
  ...environments.map((value) => ({ value, label: environmentLabel(value) })),
];

const sinceOptions: readonly SelectOption<Since | "">[] = [
  { value: "", label: runListTexts.anyTime },
  ...sinceChoices.map((value) => ({ value, label: sinceLabels[value] })),
];

export interface RunFiltersProps {
  query: RunsQuery;
  onSearch: (query: RunsQuery) => void;
  onChoose: (query: RunsQuery) => void;
}

export function RunFilters({ query, onSearch, onChoose }: RunFiltersProps) {
  // A time range that is set is never folded at first.
  const [expanded, setExpanded] = useState(query.since !== null);
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
      <div className={styles.toggle}>
        <IconButton
          icon={FilterIcon}
          label={runListTexts.moreFilters}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        />
      </div>
      <div className={styles.choice}>
        <Select
          hideLabel
          variant="quiet"
          label={runLabels.status}
          value={query.status ?? ""}
          options={statusOptions}
          onChange={(status) => onChoose({ ...query, status: status || null, problem: false })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          hideLabel
          variant="quiet"
          label={runLabels.environment}
          value={query.env ?? ""}
          options={environmentOptions}
          onChange={(env) => onChoose({ ...query, env: env || null })}
        />
      </div>
      <div className={expanded ? styles.timeRange : styles.folded}>
        <Select
          hideLabel
          variant="quiet"
          label={runListTexts.timeRange}
          value={query.since ?? ""}
          options={sinceOptions}
          onChange={(since) => onChoose({ ...query, since: since || null, day: null })}
        />
      </div>
    </div>
  );
}

import { Button, FilterIcon, SearchField, Select, type SelectOption } from "@understudy/ui";
import { useMemo, useState } from "react";
import {
  countSelected,
  type Environment,
  environmentLabel,
  environments,
  type RunsQuery,
  type RunStatus,
  runStatuses,
  type Since,
  sinceChoices,
  sinceLabels,
  statusMark,
} from "@understudy/model";
import { runColumnTexts, runListTexts } from "./runs-texts";
import * as styles from "./RunFilters.css";

export type StatusCounts = Readonly<Record<RunStatus, number>>;

const statusOptions = (counts: StatusCounts | null): readonly SelectOption<RunStatus | "">[] => [
  { value: "", label: runListTexts.allStatus },
  ...runStatuses.map((value) => {
    const { word } = statusMark(value);
    return { value, label: counts === null ? word : runListTexts.withCount(word, counts[value]) };
  }),
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
  /** How many runs each status would show; `null` until the list is complete. */
  counts: StatusCounts | null;
  onSearch: (query: RunsQuery) => void;
  onChoose: (query: RunsQuery) => void;
}

export function RunFilters({ query, counts, onSearch, onChoose }: RunFiltersProps) {
  const [expanded, setExpanded] = useState(false);
  const statuses = useMemo(() => statusOptions(counts), [counts]);
  return (
    <div role="search" aria-label={runListTexts.filters} className={styles.filters}>
      <SearchField
        label={runListTexts.search}
        placeholder={runListTexts.searchPlaceholder}
        value={query.q}
        onChange={(q) => onSearch({ ...query, q })}
      />
      <div className={styles.toggle}>
        <Button icon={FilterIcon} aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {runListTexts.showFilters(countSelected(query))}
        </Button>
      </div>
      <div className={styles.selects[expanded ? "expanded" : "folded"]}>
        <Select
          hideLabel
          quiet
          label={runColumnTexts.status}
          value={query.status ?? ""}
          options={statuses}
          onChange={(status) => onChoose({ ...query, status: status || null, problem: false })}
        />
        <Select
          hideLabel
          quiet
          label={runColumnTexts.environment}
          value={query.env ?? ""}
          options={environmentOptions}
          onChange={(env) => onChoose({ ...query, env: env || null })}
        />
        <Select
          hideLabel
          quiet
          label={runListTexts.timeRange}
          value={query.since ?? ""}
          options={sinceOptions}
          onChange={(since) => onChoose({ ...query, since: since || null, day: null })}
        />
      </div>
    </div>
  );
}

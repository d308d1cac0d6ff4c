import { Button, FilterChip, Text } from "@understudy/ui";
import { countOf } from "../model/numbers";
import { activeFilters, withoutFilters } from "../model/run-filters";
import { pageTexts } from "../model/texts";
import type { RunsQuery } from "../paths";
import * as styles from "./RunCount.css";

export interface RunCountProps {
  query: RunsQuery;
  /** How many runs are shown, and whether that is all of them; `null` while nothing is here: the line keeps its place. */
  found: { count: number; complete: boolean } | null;
  actionName: string | null;
  onChoose: (query: RunsQuery) => void;
}

/** How many runs there are, and what narrows them. */
export function RunCount({ query, found, actionName, onChoose }: RunCountProps) {
  const filters = activeFilters(query, actionName);
  return (
    <div className={styles.line}>
      {found !== null && (
        // Told once it is certain: counting aloud while rows arrive would drown everything else.
        <span className={styles.count} role={found.complete ? "status" : undefined}>
          {countOf(found.count, "run")}
        </span>
      )}
      {found?.complete === false && (
        <Text as="span" tone="muted" size="small">
          more are arriving…
        </Text>
      )}
      {filters.map(({ name, label, without }) => (
        <FilterChip key={name} label={label} onRemove={() => onChoose(without)} />
      ))}
      {filters.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChoose(withoutFilters(query))}>
          {pageTexts.clearFilters}
        </Button>
      )}
    </div>
  );
}

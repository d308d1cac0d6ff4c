import { Button, FilterChip, LiveRegion, Skeleton, Text } from "@understudy/ui";
import {
  chipFilters,
  countOf,
  hasFilters,
  pageTexts,
  type RunsQuery,
  withoutFilters,
} from "@understudy/model";
import { runListTexts } from "./runs-texts";
import * as styles from "./RunCount.css";

export interface RunCountProps {
  query: RunsQuery;
  /** The number of runs shown and whether it is final; `awaited` reserves its space; `null` after a failure. */
  found: { count: number; isFinal: boolean } | "awaited" | null;
  actionName: string | null;
  /** How many runs the time range leaves out because they have no date. */
  undated: number;
  onChoose: (query: RunsQuery) => void;
}

/** The number of runs and the active filters. */
export function RunCount({ query, found, actionName, undated, onChoose }: RunCountProps) {
  const isFiltered = hasFilters(query);
  if (found === null && !isFiltered) return null;
  return (
    <div className={styles.line}>
      {found === "awaited" ? (
        <div className={styles.place}>
          <Skeleton shape="line" />
        </div>
      ) : (
        found !== null && !found.isFinal && <CountSoFar {...found} />
      )}
      {/* Only the final count: screen readers would announce every change while rows arrive. */}
      <LiveRegion>
        {found !== null && found !== "awaited" && found.isFinal && <Count count={found.count} />}
      </LiveRegion>
      {chipFilters(query, actionName).map(({ name, label, without }) => (
        <FilterChip key={name} label={label} onRemove={() => onChoose(without)} />
      ))}
      {undated > 0 && (
        <Text as="span" tone="muted" size="small">
          {runListTexts.undated(undated)}
        </Text>
      )}
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={() => onChoose(withoutFilters(query))}>
          {pageTexts.clearFilters}
        </Button>
      )}
    </div>
  );
}

const Count = ({ count }: { count: number }) => <span className={styles.count}>{countOf(count, "run")}</span>;

const CountSoFar = ({ count }: { count: number }) => (
  <>
    <Count count={count} />
    <Text as="span" tone="muted" size="small">
      {runListTexts.arriving}
    </Text>
  </>
);

import { Button, LiveRegion, RemovableChip, Skeleton, Text } from "@understudy/ui";
import { chipFilters, countOf, hasFilters, type RunsQuery, withoutFilters } from "@understudy/model";
import { sharedTexts } from "../shared/shared-texts";
import { runListTexts } from "./runs-texts";
import * as styles from "./RunCount.css";

/** The number of runs shown and whether it is final; `awaited` reserves its space; `null` after a failure. */
export type FoundRuns = { count: number; isFinal: boolean } | "awaited" | null;

export function RunCount({ found }: { found: FoundRuns }) {
  const isKnown = found !== null && found !== "awaited";
  return (
    <>
      {found === "awaited" && (
        <div className={styles.place}>
          <Skeleton shape="line" />
        </div>
      )}
      {isKnown && !found.isFinal && <CountSoFar {...found} />}
      {/* Only the final count: screen readers would announce every change while rows arrive. */}
      <LiveRegion>{isKnown && found.isFinal && <Count count={found.count} />}</LiveRegion>
    </>
  );
}

const Count = ({ count }: { count: number }) => <span className={styles.count}>{countOf(count, "run")}</span>;

const CountSoFar = ({ count }: { count: number }) => (
  <>
    <Count count={count} />
    <span className={styles.arriving}>{runListTexts.arriving}</span>
  </>
);

interface ActiveFiltersProps {
  query: RunsQuery;
  actionName: string | null;
  /** How many runs the time range leaves out because they have no date. */
  undated: number;
  clockErrorMs: number;
  onChoose: (query: RunsQuery) => void;
}

/** The filters that no select shows, and the button that clears all. */
export function ActiveFilters({ query, actionName, undated, clockErrorMs, onChoose }: ActiveFiltersProps) {
  if (!hasFilters(query)) return null;
  return (
    <div className={styles.filters}>
      {chipFilters(query, actionName).map(({ name, label, without }) => (
        <RemovableChip
          key={name}
          label={label}
          removeLabel={runListTexts.removeFilter(label)}
          onRemove={() => onChoose(without)}
        />
      ))}
      {undated > 0 && (
        <Text as="span" variant="quiet" size="small">
          {runListTexts.undated(undated)}
        </Text>
      )}
      {clockErrorMs !== 0 && (
        <Text as="span" variant="quiet" size="small">
          {runListTexts.wrongClock(clockErrorMs)}
        </Text>
      )}
      <Button variant="text" size="small" onClick={() => onChoose(withoutFilters(query))}>
        {sharedTexts.clearFilters}
      </Button>
    </div>
  );
}

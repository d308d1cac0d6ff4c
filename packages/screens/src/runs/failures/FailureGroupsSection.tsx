import { Skeleton } from "@understudy/ui";
import { lazy, Suspense } from "react";
import type { FailureGroup, RunsQuery } from "@understudy/model";
import * as styles from "./FailureGroupsSection.css";

// Lazy, because it is needed only after the rows and only if runs failed.
const FailureGroups = lazy(async () => ({ default: (await import("./FailureGroups")).FailureGroups }));

export interface FailureGroupsSectionProps {
  /** `null` until the list is complete. Empty if no run failed or timed out. */
  groups: readonly FailureGroup[] | null;
  query: RunsQuery;
  defaultOpen?: boolean;
}

/** Reserves its space, so that the list doesn't move when the groups arrive. */
export function FailureGroupsSection({ groups, query, defaultOpen = false }: FailureGroupsSectionProps) {
  if (groups?.length === 0) return null;
  const awaited = (
    <div className={styles.awaited}>
      <Skeleton lines={1} />
    </div>
  );
  return (
    <div className={styles.box}>
      {groups === null ? (
        awaited
      ) : (
        <Suspense fallback={awaited}>
          <FailureGroups groups={groups} query={query} defaultOpen={defaultOpen} />
        </Suspense>
      )}
    </div>
  );
}

import { Button, Disclosure, InlineCode, Link, Text } from "@understudy/ui";
import { memo, useId, useState } from "react";
import { dash, type FailureGroup, formatNumber, paths, type RunsQuery, stepLabel } from "@understudy/model";
import { ServerDate } from "../../shared/ServerDate";
import { failureGroupTexts } from "./failures-texts";
import * as styles from "./FailureGroups.css";

const shownAtFirst = 5;

export interface FailureGroupsProps {
  groups: readonly FailureGroup[];
  /** The list's query. Links of groups keep its other filters. */
  query: RunsQuery;
  defaultOpen?: boolean;
}

/** The most frequent failures. */
export const FailureGroups = memo(function FailureGroups({
  groups,
  query,
  defaultOpen = false,
}: FailureGroupsProps) {
  const [all, setAll] = useState(false);
  const failed = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={failureGroupTexts.title}>
      <Disclosure
        defaultOpen={defaultOpen}
        summary={
          <>
            {failureGroupTexts.title}{" "}
            <Text as="span" tone="muted" size="small">
              {failureGroupTexts.summary(failed, groups.length)}
            </Text>
          </>
        }
      >
        <ul className={styles.list}>
          {(all ? groups : groups.slice(0, shownAtFirst)).map((group) => (
            <Group key={group.key} group={group} query={query} />
          ))}
        </ul>
        {!all && groups.length > shownAtFirst && (
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            {failureGroupTexts.showAll(groups.length)}
          </Button>
        )}
      </Disclosure>
    </section>
  );
});

function Group({ group, query }: { group: FailureGroup; query: RunsQuery }) {
  const { actionName, stepIndex, selector, count, message, lastSeen } = group;
  const id = useId();
  return (
    <li className={styles.group}>
      <span className={styles.count} id={`${id}count`} title={failureGroupTexts.failedRuns(count)}>
        {formatNumber(count)}
        <span className={styles.times} aria-hidden="true">
          ×
        </span>
      </span>
      <div className={styles.what}>
        <span className={styles.name} dir="auto">
          <Link
            href={paths.runs.href({ ...query, problem: query.status === null, ...group.query })}
            aria-describedby={`${id}count ${id}place`}
          >
            {actionName ?? dash}
          </Link>
        </span>
        <span className={styles.place} id={`${id}place`}>
          {stepLabel(stepIndex)}
          {selector !== null && <InlineCode>{selector}</InlineCode>}
        </span>
        {message !== null && (
          <Text truncate as="span" tone="muted" size="small" dir="auto">
            {message}
          </Text>
        )}
      </div>
      <span className={styles.seen}>
        {failureGroupTexts.lastSeen}
        <ServerDate date={lastSeen} />
      </span>
    </li>
  );
}

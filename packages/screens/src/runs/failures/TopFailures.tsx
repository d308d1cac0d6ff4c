import { dash } from "@understudy/base";
import {
  Button,
  formatDateTime,
  formatRelative,
  InlineCode,
  Link,
  List,
  Skeleton,
  useNow,
  useUiContext,
} from "@understudy/ui";
import { memo, useId, useState } from "react";
import {
  dateWithoutTime,
  type FailureGroup,
  formatMonthDay,
  formatNumber,
  parseInstant,
  paths,
  type RunsQuery,
  stepLabel,
} from "@understudy/model";
import { mostListed } from "../../shared/most-listed";
import { ServerDate } from "../../shared/ServerDate";
import { failureGroupTexts } from "./failures-texts";
import * as styles from "./TopFailures.css";

const shownAtFirst = 3;

export interface TopFailuresProps {
  id: string;
  /** `null` until the list is complete. */
  groups: readonly FailureGroup[] | null;
  /** The list's query. Links of groups keep its other filters. */
  query: RunsQuery;
}

/** The most frequent failures. */
export const TopFailures = memo(function TopFailures({ id, groups, query }: TopFailuresProps) {
  const [all, setAll] = useState(false);
  return (
    <section id={id} aria-label={failureGroupTexts.title} className={styles.box}>
      {groups === null ? (
        <Skeleton shape="row" count={shownAtFirst} />
      ) : (
        <List variant="divided">
          {groups.slice(0, all ? mostListed : shownAtFirst).map((group) => (
            <Group key={group.name} group={group} query={query} />
          ))}
          {all && groups.length > mostListed && (
            <li className={styles.group}>{failureGroupTexts.notListed(groups.length - mostListed)}</li>
          )}
        </List>
      )}
      {!all && groups !== null && groups.length > shownAtFirst && (
        <div className={styles.more}>
          <Button variant="text" size="small" onClick={() => setAll(true)}>
            {failureGroupTexts.showAll(Math.min(groups.length, mostListed))}
          </Button>
        </div>
      )}
    </section>
  );
});

/** “first Nov 25, last 2 hours ago”; the date of a single run. */
function Seen({ group: { count, firstSeen, lastSeen } }: { group: FailureGroup }) {
  const now = useNow();
  const { timeZone } = useUiContext();
  const [first, last] = [parseInstant(firstSeen), parseInstant(lastSeen)];
  if (count === 1 || first === null || last === null || now === 0)
    return (
      <>
        {failureGroupTexts.lastSeen}
        <ServerDate date={lastSeen} />
      </>
    );
  const day = dateWithoutTime(firstSeen);
  const began = day === null ? formatDateTime(first, timeZone).split(",")[0] : formatMonthDay(day);
  return failureGroupTexts.seen(began ?? dash, formatRelative(last, now));
}

function Group({ group, query }: { group: FailureGroup; query: RunsQuery }) {
  const { name, actionName, stepIndex, selector, count, message } = group;
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
            href={paths.runs.href({ ...query, failure: name })}
            aria-describedby={`${id}count ${id}place`}
          >
            {actionName ?? dash}
          </Link>
        </span>
        <span className={styles.place} id={`${id}place`}>
          {stepLabel(stepIndex)}
          {selector !== null && <InlineCode>{selector}</InlineCode>}
        </span>
        {selector === null && message !== null && (
          <span className={styles.message} dir="auto">
            {message}
          </span>
        )}
      </div>
      <span className={styles.seen}>
        <Seen group={group} />
      </span>
    </li>
  );
}

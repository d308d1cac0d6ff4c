import {
  Button,
  EmptyState,
  LiveRegion,
  LoadingRegion,
  SearchIcon,
  SortControl,
  Stack,
  Table,
  type TableProps,
  TableSkeleton,
} from "@understudy/ui";
import type { Sort } from "@understudy/base";
import type { ListChange, ListView, Remote } from "@understudy/model";
import type { ReactNode } from "react";
import { LoadFailure, SessionEnded } from "./LoadFailure";
import { OutcomeNote, type WriteOutcome } from "./OutcomeNote";
import { sharedTexts } from "./shared-texts";
import { StaleNote } from "./StaleNote";

type ListPosition = Pick<TableProps<unknown>, "initialPosition" | "onPositionChange">;

/** What the container of a list page hands to its screen. */
export interface ListState<Row, Query> {
  query: Query;
  onQueryChange: (query: Query, change: ListChange) => void;
  /** The rows that match the query, in its order. */
  view: Remote<ListView<Row>>;
  onReload: () => void;
  /** Where the user was in a long list. */
  position?: ListPosition;
}

interface ListProps<
  Row,
  Key extends string,
  Column extends Key,
  Query extends { sort: Sort<Column> | null },
> extends Omit<
  TableProps<Row, Key>,
  "aria-label" | "rows" | "sort" | "onSortChange" | "scrollKey" | "empty" | keyof ListPosition
> {
  list: ListState<Row, Query>;
  texts: { /** The table's accessible name. */ label: string; loading: string; failed: string };
  /** The columns that the query can sort by. */
  sortedBy: readonly Column[];
  skeletonRows: number;
  /** In a list that is filtered, the query without filters. */
  noMatches?: { title: string; query: Query };
  outcome?: WriteOutcome | undefined;
  /** Shown if there is nothing to list. */
  empty: ReactNode;
  /** Above the rows, also while there are none; with the control that sorts them on phones. */
  renderAbove?: (sortControl: ReactNode) => ReactNode;
  /** Puts something around the table. */
  renderTable?: (table: ReactNode) => ReactNode;
}

/** The rows of a list page in each of their states, with what is said above them. */
export function ListSection<
  Row,
  Key extends string,
  Column extends Key,
  Query extends { sort: Sort<Column> | null },
>({ outcome = { state: "idle" }, renderAbove, ...rows }: ListProps<Row, Key, Column, Query>) {
  const { columns, layout, sortedBy } = rows;
  const { query, onQueryChange, view, onReload } = rows.list;
  const onSortChange = ({ key, direction }: Sort) => {
    const column = sortedBy.find((each) => each === key);
    if (column) onQueryChange({ ...query, sort: { key: column, direction } }, "sort");
  };
  const sessionEnded = outcome.state === "sessionEnded" ? outcome.failure : null;
  return (
    <Stack gap="4">
      {renderAbove?.(
        <SortControl
          columns={columns}
          layout={layout}
          sort={query.sort ?? undefined}
          onSortChange={onSortChange}
        />,
      )}
      {sessionEnded && <SessionEnded failure={sessionEnded} />}
      <LiveRegion>
        <OutcomeNote outcome={outcome} />
      </LiveRegion>
      {view.state === "ready" && !sessionEnded && (
        <StaleNote refresh={view.refresh} asOf={view.asOf} onRetry={onReload} />
      )}
      <Rows {...rows} onSortChange={onSortChange} />
    </Stack>
  );
}

function Rows<Row, Key extends string, Column extends Key, Query extends { sort: Sort<Column> | null }>({
  list: { query, onQueryChange, view, onReload, position },
  texts,
  skeletonRows,
  noMatches,
  empty,
  renderTable = (table) => table,
  ...table
}: Omit<ListProps<Row, Key, Column, Query>, "outcome" | "renderAbove"> &
  Pick<TableProps<Row, Key>, "onSortChange">) {
  const { columns, layout, growing = false } = table;
  if (view.state === "failed")
    return <LoadFailure failure={view.failure} title={texts.failed} onRetry={onReload} />;
  // While more rows arrive, it is too early to say that there are none.
  if (view.state === "loading" || (growing && view.data.rows.length === 0))
    return (
      <LoadingRegion aria-label={texts.loading}>
        <TableSkeleton columns={columns} layout={layout} count={skeletonRows} />
      </LoadingRegion>
    );
  const { rows, total } = view.data;
  const clear = () => noMatches && onQueryChange({ ...noMatches.query, sort: query.sort }, "filter");
  return renderTable(
    <Table
      {...table}
      {...position}
      aria-label={texts.label}
      rows={rows}
      sort={query.sort ?? undefined}
      scrollKey={JSON.stringify(query)}
      empty={
        total === 0 || !noMatches ? (
          empty
        ) : (
          <EmptyState
            title={noMatches.title}
            icon={SearchIcon}
            actions={<Button onClick={clear}>{sharedTexts.clearFilters}</Button>}
          />
        )
      }
    />,
  );
}

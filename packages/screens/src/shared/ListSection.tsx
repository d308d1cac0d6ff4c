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
import { type ReactNode, useMemo } from "react";
import { ListFilters } from "./ListFilters";
import type { ListPosition, ListState, ListTexts } from "./list-state";
import { LoadFailure, SessionEnded } from "./LoadFailure";
import { OutcomeNote, type WriteOutcome } from "./OutcomeNote";
import { sharedTexts } from "./shared-texts";
import { StaleNote } from "./StaleNote";

interface ListProps<
  Row,
  Key extends string,
  Column extends Key,
  Query extends { sort: Sort<Column> | null; q?: string },
> extends Omit<
  TableProps<Row, Key>,
  "aria-label" | "rows" | "rowKey" | "sort" | "onSortChange" | "scrollKey" | "empty" | keyof ListPosition
> {
  list: ListState<Row, Query>;
  texts: ListTexts;
  /** The columns that the query can sort by. */
  sortedBy: readonly Column[];
  /** In a list that is filtered, the query without filters. */
  noMatches?: { title: string; query: Query };
  outcome?: WriteOutcome | undefined;
  /** Shown if there is nothing to list. */
  empty: ReactNode;
  /** Beside the search. */
  filter?: ReactNode;
  /** In place of the search and the number of entries. Also while there are no rows; with the control that sorts them on phones. */
  renderAbove?: (sortControl: ReactNode) => ReactNode;
  /** Puts something around the table. */
  renderTable?: (table: ReactNode) => ReactNode;
}

/** The rows of a list page in each of their states, with what is said above them. */
export function ListSection<
  Row extends { key: string },
  Key extends string,
  Column extends Key,
  Query extends { sort: Sort<Column> | null; q?: string },
>({ outcome = { state: "idle" }, filter, renderAbove, ...rows }: ListProps<Row, Key, Column, Query>) {
  const { list, texts, layout, sortedBy } = rows;
  const { query, onQueryChange, view, onReload } = list;
  const onSortChange = ({ key, direction }: Sort) => {
    const column = sortedBy.find((each) => each === key);
    if (column) onQueryChange({ ...query, sort: { key: column, direction } }, "sort");
  };
  // New column objects would re-render every row.
  const columns = useMemo(
    () => rows.columns.map((column) => ({ ...column, sortable: sortedBy.some((key) => key === column.key) })),
    [rows.columns, sortedBy],
  );
  const sortControl = (
    <SortControl
      columns={columns}
      layout={layout}
      sort={query.sort ?? undefined}
      onSortChange={onSortChange}
    />
  );
  const sessionEnded = outcome.state === "sessionEnded" ? outcome.failure : null;
  return (
    <Stack gap="4">
      {renderAbove ? (
        renderAbove(sortControl)
      ) : (
        <ListFilters list={list} texts={texts} filter={filter} sortControl={sortControl} />
      )}
      {sessionEnded && <SessionEnded failure={sessionEnded} />}
      <LiveRegion>
        <OutcomeNote outcome={outcome} />
      </LiveRegion>
      {view.state === "ready" && !sessionEnded && (
        <StaleNote refresh={view.refresh} asOf={view.asOf} onRetry={onReload} />
      )}
      <Rows {...rows} columns={columns} onSortChange={onSortChange} />
    </Stack>
  );
}

const skeletonRows = 6;

const keyOf = ({ key }: { key: string }) => key;

function Rows<
  Row extends { key: string },
  Key extends string,
  Column extends Key,
  Query extends { sort: Sort<Column> | null; q?: string },
>({
  list: { query, onQueryChange, view, onReload, position },
  texts,
  noMatches,
  empty,
  renderTable = (table) => table,
  ...table
}: Omit<ListProps<Row, Key, Column, Query>, "outcome" | "filter" | "renderAbove"> &
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
      rowKey={keyOf}
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

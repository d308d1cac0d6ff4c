import { dash } from "@understudy/base";
import {
  Announced,
  ButtonLink,
  EmptyState,
  LiveRegion,
  PageHeader,
  Stack,
  Table,
  type PositionListener,
  type TablePosition,
  TableSkeleton,
} from "@understudy/ui";
import { useMemo } from "react";
import {
  type Action,
  actionColumns,
  actionMessages,
  type ActionsQuery,
  allActions,
  type Failure,
  type ListChange,
  loadErrors,
  paths,
  type Remote,
} from "@understudy/model";
import type { ListView } from "../shared/ListFilters";
import { SessionEnded } from "../shared/LoadFailure";
import { NoMatches } from "../shared/NoMatches";
import { OutcomeNote } from "../shared/OutcomeNote";
import { RemoteSection } from "../shared/RemoteSection";
import { onTableSort, tableSort } from "../shared/table-sort";
import { ActionFilters } from "./ActionFilters";
import { actionTableColumns } from "./action-table";
import { layout } from "./action-table.css";
import { actionListTexts } from "./actions-texts";
import { EmptyActionsPicture } from "./EmptyActionsPicture";

export type ActionsView = ListView<Action>;

export interface ToggledActions {
  /** Keys of the rows whose toggle is pending. */
  busy: ReadonlySet<string>;
  /** The session ended during a toggle. */
  sessionEnded: Failure | null;
  /** Whether a toggle that failed may have taken effect. */
  note: string | null;
  /** The last toggle that succeeded, and what it asked for. */
  done: { name: string | null; isPublished: boolean } | null;
  onToggle: (action: Action) => void;
}

export interface ActionsScreenProps {
  query: ActionsQuery;
  onQueryChange: (query: ActionsQuery, change: ListChange) => void;
  actions: Remote<ActionsView>;
  onReload: () => void;
  toggled: ToggledActions;
  /** The key of an action that was just published. */
  published: string | null;
  initialPosition?: TablePosition | undefined;
  onPositionChange?: PositionListener | undefined;
}

export function ActionsScreen(props: ActionsScreenProps) {
  const { query, onQueryChange, actions, onReload, toggled } = props;
  const { onToggle } = toggled;
  // New column objects would re-render every row.
  const columns = useMemo(() => actionTableColumns(onToggle), [onToggle]);
  return (
    <Stack gap="4">
      <PageHeader title={paths.actions.title} />
      <ActionFilters query={query} list={actions} onQueryChange={onQueryChange} />
      {toggled.sessionEnded && <SessionEnded failure={toggled.sessionEnded} />}
      <LiveRegion>
        <OutcomeNote note={toggled.note} />
      </LiveRegion>
      <Announced>
        {toggled.done ? actionListTexts.toggled(toggled.done.name ?? dash, toggled.done.isPublished) : ""}
      </Announced>
      <RemoteSection
        remote={actions}
        loadingLabel={actionListTexts.loading}
        skeleton={<TableSkeleton columns={columns} layout={layout} count={8} />}
        failureTitle={loadErrors.actions}
        sessionEnded={toggled.sessionEnded !== null}
        onRetry={onReload}
      >
        {(view) => <ActionTable {...props} columns={columns} view={view} />}
      </RemoteSection>
    </Stack>
  );
}

const keyOf = ({ key }: Action) => key;

interface ActionTableProps extends ActionsScreenProps {
  columns: ReturnType<typeof actionTableColumns>;
  view: ActionsView;
}

function ActionTable(props: ActionTableProps) {
  const { query, onQueryChange, toggled, published, columns, view } = props;
  const { sort } = query;
  return (
    <Table
      aria-label={paths.actions.title}
      columns={columns}
      layout={layout}
      rows={view.rows}
      rowKey={keyOf}
      busyRows={toggled.busy}
      highlightedRow={published ?? undefined}
      opensRows
      sort={tableSort(sort)}
      onSortChange={onTableSort(actionColumns, (next) => onQueryChange({ ...query, sort: next }, "sort"))}
      scrollKey={paths.actions.href(query)}
      empty={
        view.total === 0 ? (
          <NoActions />
        ) : (
          <NoMatches
            title={actionListTexts.noMatch}
            onClear={() => onQueryChange({ ...allActions, sort }, "filter")}
          />
        )
      }
      initialPosition={props.initialPosition}
      onPositionChange={props.onPositionChange}
    />
  );
}

function NoActions() {
  return (
    <EmptyState
      title={actionMessages.none}
      picture={<EmptyActionsPicture />}
      actions={<ButtonLink href={paths.drafts.href()}>{actionListTexts.viewDrafts}</ButtonLink>}
    />
  );
}

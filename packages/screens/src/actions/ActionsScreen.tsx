import {
  ActionsIcon,
  Button,
  ButtonLink,
  EmptyState,
  LiveRegion,
  LoadingRegion,
  PageHeader,
  SearchIcon,
  Skeleton,
  Stack,
  Table,
  VisuallyHidden,
  type PositionListener,
  type TablePosition,
} from "@understudy/ui";
import { useMemo } from "react";
import type { Action } from "../model/action/action";
import type { Remote } from "../model/remote";
import { loadErrors, pageTexts } from "../model/texts";
import { actionColumns, allActions, paths, type ActionsQuery, type ListChange } from "../model/paths";
import { SessionEnded } from "../shared/LoadFailure";
import { OutcomeNote } from "../shared/OutcomeNote";
import { RemoteSection } from "../shared/RemoteSection";
import { onTableSort, tableSort } from "../shared/table-sort";
import { ActionFilters } from "./ActionFilters";
import { actionTableColumns, type ActionTableParts } from "./action-table";
import { actionListTexts } from "./texts";
import { actionMessages } from "../model/action/texts";
import { dash } from "../model/tone";

export interface ActionsView {
  rows: readonly Action[];
  /** Number of actions before filtering. */
  total: number;
}

export interface ToggledActions {
  /** Keys of the rows whose toggle is pending. */
  busy: ReadonlySet<string>;
  /** The session ended during a toggle. */
  sessionEnded: boolean;
  /** Whether a toggle that failed may have taken effect. */
  note: string | null;
  /** The row that was toggled last. */
  last: string | null;
  onToggle: (action: Action) => void;
}

export interface ActionsScreenProps {
  query: ActionsQuery;
  onQueryChange: (query: ActionsQuery, change: ListChange) => void;
  actions: Remote<ActionsView>;
  onReload: () => void;
  /** IDs of the actions with a drift alert; empty until loaded. */
  drifted: ReadonlySet<string>;
  toggled: ToggledActions;
  initialPosition?: TablePosition | undefined;
  onPositionChange?: PositionListener | undefined;
}

export function ActionsScreen(props: ActionsScreenProps) {
  const { query, onQueryChange, actions, onReload, toggled } = props;
  return (
    <Stack gap="4">
      <PageHeader title={paths.actions.title} />
      {!(actions.state === "ready" && actions.data.total === 0) && (
        <ActionFilters
          query={query}
          found={
            actions.state === "ready" ? { shown: actions.data.rows.length, total: actions.data.total } : null
          }
          onSearch={(q) => onQueryChange({ ...query, q }, "search")}
          onStatus={(status) => onQueryChange({ ...query, status }, "filter")}
        />
      )}
      {toggled.sessionEnded && <SessionEnded />}
      <LiveRegion>
        <OutcomeNote note={toggled.note} />
        <VisuallyHidden>{actions.state === "ready" && toggledText(toggled, actions.data)}</VisuallyHidden>
      </LiveRegion>
      <RemoteSection
        remote={actions}
        loading={<LoadingActions />}
        failureTitle={loadErrors.actions}
        onRetry={onReload}
      >
        {(view) => <ActionTable {...props} view={view} />}
      </RemoteSection>
    </Stack>
  );
}

/** For screen readers, once the list shows it. */
function toggledText({ last, busy }: ToggledActions, { rows }: ActionsView) {
  const action = last === null || busy.has(last) ? undefined : rows.find(({ key }) => key === last);
  return action && actionListTexts.toggled(action.name ?? dash, action.isPublished);
}

function LoadingActions() {
  return (
    <LoadingRegion label={actionListTexts.loading}>
      <Skeleton shape="row" count={8} />
    </LoadingRegion>
  );
}

const keyOf = ({ key }: Action) => key;

function ActionTable({
  query,
  onQueryChange,
  drifted,
  toggled,
  view,
  initialPosition,
  onPositionChange,
}: ActionsScreenProps & { view: ActionsView }) {
  const { onToggle, busy } = toggled;
  const columns = useColumns({ drifted, onToggle });
  const { sort } = query;
  return (
    <Table
      label={paths.actions.title}
      columns={columns}
      rows={view.rows}
      rowKey={keyOf}
      busyRows={busy}
      opensRows
      sort={tableSort(sort)}
      onSort={onTableSort(actionColumns, (next) => onQueryChange({ ...query, sort: next }, "sort"))}
      scrollKey={paths.actions.href(query)}
      empty={
        view.total === 0 ? (
          <NoActions />
        ) : (
          <NoMatches onClear={() => onQueryChange({ ...allActions, sort }, "filter")} />
        )
      }
      initialPosition={initialPosition}
      onPositionChange={onPositionChange}
    />
  );
}

// New column objects would re-render every row.
const useColumns = ({ drifted, onToggle }: ActionTableParts) =>
  useMemo(() => actionTableColumns({ drifted, onToggle }), [drifted, onToggle]);

function NoActions() {
  return (
    <EmptyState
      title={actionMessages.none}
      icon={ActionsIcon}
      action={<ButtonLink href={paths.drafts.href()}>{actionListTexts.viewDrafts}</ButtonLink>}
    />
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={actionListTexts.noMatch}
      icon={SearchIcon}
      action={<Button onClick={onClear}>{pageTexts.clearFilters}</Button>}
    />
  );
}

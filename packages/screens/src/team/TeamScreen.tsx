import {
  Banner,
  Button,
  Card,
  EmptyState,
  endEdge,
  LiveRegion,
  PageHeader,
  PlusIcon,
  Presence,
  Stack,
  Table,
  TeamIcon,
  TableSkeleton,
} from "@understudy/ui";
import { useDeferredValue, useMemo } from "react";
import {
  expectedMembers,
  type Failure,
  loadErrors,
  type Member,
  type MemberColumn,
  memberColumns,
  needsMemberTools,
  paths,
  type Remote,
  type Role,
  selectMembers,
  type Sort,
  type User,
} from "@understudy/model";
import { NoMatches } from "../shared/NoMatches";
import { RemoteSection } from "../shared/RemoteSection";
import { settingsTexts } from "../settings/settings-texts";
import { ListFilters } from "../shared/ListFilters";
import { onTableSort, tableSort } from "../shared/table-sort";
import { WriteFailure } from "../shared/WriteFailure";
import { memberTableColumns } from "./member-table";
import { layout } from "./member-table.css";
import * as styles from "./TeamScreen.css";
import { TeamDialogs, type TeamDialog, type TeamDialogActions } from "./TeamDialogs";
import { teamTexts } from "./team-texts";
import { narrowPage } from "../shared/page.css";

export type TeamNotice =
  | { kind: "none" }
  | { kind: "done"; text: string }
  | { kind: "failed"; title: string; failure: Failure };

export interface TeamScreenProps {
  team: Remote<readonly Member[]>;
  onRetry: () => void;
  /** The current user, for the confirmation. */
  user: Pick<User, "email">;
  /** Search and sort, for teams of ten and more. */
  view: {
    q: string;
    sort: Sort<MemberColumn> | null;
    onSearch: (q: string) => void;
    onSort: (sort: Sort<MemberColumn>) => void;
  };
  rows: {
    /** Chosen roles that aren't saved yet, by row. */
    pendingRoles: ReadonlyMap<string, Role>;
    /** Members that are being removed. */
    removing: ReadonlySet<string>;
    onRole: (member: Member, role: Role) => void;
    onRemove: (member: Member) => void;
  };
  /** The row of a member who was just invited. */
  invitedRow: string | null;
  notice: TeamNotice;
  onDismissNotice: () => void;
  dialog: TeamDialog;
  dialogActions: TeamDialogActions;
  onInvite: () => void;
}

export function TeamScreen(props: TeamScreenProps) {
  const { team, rows, onRetry, notice, onDismissNotice, dialog, onInvite } = props;
  const members = team.state === "ready" ? team.data : [];
  const hasTools = needsMemberTools(members.length, props.view.q);
  const { pendingRoles, onRole, onRemove } = rows;
  // New column objects would re-render every row.
  const columns = useMemo(
    () => memberTableColumns({ pendingRoles, sortable: hasTools, onRole, onRemove }),
    [pendingRoles, hasTools, onRole, onRemove],
  );
  return (
    <div className={narrowPage.list}>
      <PageHeader
        title={paths.team.title}
        back={{ href: paths.settings.href(), label: settingsTexts.back }}
        actions={
          <Button variant="primary" icon={PlusIcon} onClick={onInvite}>
            {teamTexts.invite}
          </Button>
        }
      />
      <RemoteSection
        remote={team}
        loadingLabel={teamTexts.loading}
        skeleton={<TableSkeleton columns={columns} layout={layout} count={5} />}
        failureTitle={loadErrors.team}
        onRetry={onRetry}
      >
        {(ready) => (
          <Members
            view={props.view}
            rows={rows}
            invitedRow={props.invitedRow}
            columns={columns}
            members={ready}
          />
        )}
      </RemoteSection>
      {/* Over the page: the rows stay under the pointer, and the notice is in view wherever the page is scrolled to. */}
      <div ref={endEdge} className={styles.notice}>
        <LiveRegion>
          {notice.kind === "done" && (
            <Banner floating tone="good">
              {notice.text}
            </Banner>
          )}
        </LiveRegion>
        {notice.kind === "failed" && (
          <WriteFailure floating title={notice.title} failure={notice.failure} onDismiss={onDismissNotice} />
        )}
      </div>
      <Presence>
        {dialog.kind !== "none" && (
          <TeamDialogs
            dialog={dialog}
            members={expectedMembers(members, rows.pendingRoles, rows.removing)}
            user={props.user}
            {...props.dialogActions}
          />
        )}
      </Presence>
    </div>
  );
}

const keyOf = ({ key }: Member) => key;

interface MembersProps extends Pick<TeamScreenProps, "view" | "rows" | "invitedRow"> {
  columns: ReturnType<typeof memberTableColumns>;
  members: readonly Member[];
}

function Members({ members, columns, view, rows: { pendingRoles, removing }, invitedRow }: MembersProps) {
  const hasTools = needsMemberTools(members.length, view.q);
  // Typing stays responsive: the rows, each with a select and a button, render after the search field.
  const q = useDeferredValue(view.q);
  const shown = hasTools ? selectMembers(members, q, view.sort) : members;
  const busy = useMemo(() => new Set([...removing, ...pendingRoles.keys()]), [removing, pendingRoles]);
  if (members.length === 0) {
    return (
      <Card padding="none">
        <EmptyState title={teamTexts.empty} icon={TeamIcon} />
      </Card>
    );
  }
  return (
    <Stack gap="4">
      {hasTools && (
        <ListFilters
          label={teamTexts.table}
          search={{ label: teamTexts.search, value: view.q, onChange: view.onSearch }}
          found={{ rows: shown, total: members.length }}
          thing="member"
        />
      )}
      <Table
        aria-label={teamTexts.table}
        columns={columns}
        layout={layout}
        rows={shown}
        rowKey={keyOf}
        busyRows={busy}
        highlightedRow={invitedRow ?? undefined}
        empty={<NoMatches title={teamTexts.noMatch} onClear={() => view.onSearch("")} />}
        sort={hasTools ? tableSort(view.sort) : undefined}
        onSortChange={hasTools ? onTableSort(memberColumns, view.onSort) : undefined}
      />
    </Stack>
  );
}

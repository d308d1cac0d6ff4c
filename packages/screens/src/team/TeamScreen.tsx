import {
  Banner,
  Button,
  Card,
  EmptyState,
  LoadingRegion,
  PageHeader,
  PlusIcon,
  SearchField,
  SearchIcon,
  Skeleton,
  Stack,
  Table,
  TeamIcon,
} from "@understudy/ui";
import { useDeferredValue, useMemo } from "react";
import {
  memberColumns,
  needsMemberTools,
  selectMembers,
  type Member,
  type MemberColumn,
  type Role,
} from "../model/team/member";
import type { Failure, Remote } from "../model/remote";
import { emptyTexts, loadErrors } from "../model/texts";
import type { User } from "../model/team/user";
import { paths, type Sort } from "../paths";
import { RemoteSection } from "../shared/RemoteSection";
import { onTableSort, tableSort } from "../shared/table-sort";
import { WriteFailure } from "../shared/WriteFailure";
import { memberTableColumns, type MemberTableParts } from "./member-table";
import { TeamDialogs, type TeamDialog, type TeamDialogActions } from "./TeamDialogs";

export type TeamNotice =
  | { kind: "none" }
  | { kind: "done"; text: string }
  | { kind: "failed"; title: string; failure: Failure };

export interface TeamScreenProps {
  team: Remote<readonly Member[]>;
  onRetry: () => void;
  /** The current user, for the confirmation. */
  user: Pick<User, "email">;
  /** How the list is looked through, from ten members on. */
  view: {
    q: string;
    sort: Sort<MemberColumn> | null;
    onSearch: (q: string) => void;
    onSort: (sort: Sort<MemberColumn>) => void;
  };
  rows: {
    /** Roles that were chosen and are on their way to the server, by row. */
    pendingRoles: ReadonlyMap<string, Role>;
    busy: ReadonlySet<string>;
    onRole: (member: Member, role: Role) => void;
    onRemove: (member: Member) => void;
  };
  notice: TeamNotice;
  dialog: TeamDialog;
  dialogActions: TeamDialogActions;
  onInvite: () => void;
}

export function TeamScreen(props: TeamScreenProps) {
  const { team, onRetry, notice, onInvite } = props;
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.team.title}
        actions={
          <Button variant="primary" icon={PlusIcon} onClick={onInvite}>
            Invite Member
          </Button>
        }
      />
      {notice.kind === "done" && <Banner tone="good">{notice.text}</Banner>}
      {notice.kind === "failed" && <WriteFailure title={notice.title} failure={notice.failure} />}
      <RemoteSection
        remote={team}
        loading={
          <LoadingRegion label="Loading team members">
            <Skeleton shape="row" count={5} />
          </LoadingRegion>
        }
        failureTitle={loadErrors.team}
        onRetry={onRetry}
      >
        {(members) => <Members view={props.view} rows={props.rows} members={members} />}
      </RemoteSection>
      <TeamDialogs
        dialog={props.dialog}
        members={team.state === "ready" ? team.data : []}
        user={props.user}
        {...props.dialogActions}
      />
    </Stack>
  );
}

const keyOf = ({ key }: Member) => key;

// New column objects would re-render every row.
const useColumns = ({ pendingRoles, sortable, onRole, onRemove }: MemberTableParts) =>
  useMemo(
    () => memberTableColumns({ pendingRoles, sortable, onRole, onRemove }),
    [pendingRoles, sortable, onRole, onRemove],
  );

function Members({
  members,
  view,
  rows,
}: Pick<TeamScreenProps, "view" | "rows"> & { members: readonly Member[] }) {
  const hasTools = needsMemberTools(members.length);
  // A letter shows at once, and the rows right after it: each has a field and a button, which take their time to come back.
  const q = useDeferredValue(view.q);
  const shown = hasTools ? selectMembers(members, q, view.sort) : members;
  const { pendingRoles, onRole, onRemove } = rows;
  const columns = useColumns({ pendingRoles, sortable: hasTools, onRole, onRemove });
  if (members.length === 0) {
    return (
      <Card padding="none">
        <EmptyState title={emptyTexts.team} icon={TeamIcon}>
          Invite the people who look after this site with you. What each may do is theirs by role.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="4">
      {hasTools && <SearchField label="Search members" value={view.q} onChange={view.onSearch} />}
      <Table
        label="Team members"
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        busyRows={rows.busy}
        empty={<EmptyState title="No members match your search" icon={SearchIcon} />}
        {...(hasTools && { sort: tableSort(view.sort), onSort: onTableSort(memberColumns, view.onSort) })}
      />
    </Stack>
  );
}

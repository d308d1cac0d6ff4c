import {
  Banner,
  Button,
  EmptyState,
  endEdge,
  LiveRegion,
  PageHeader,
  PlusIcon,
  Presence,
  TeamIcon,
} from "@understudy/ui";
import { useMemo } from "react";
import {
  allMembers,
  type Failure,
  loadErrors,
  type Member,
  memberColumns,
  type MembersQuery,
  needsSearch,
  paths,
  type Role,
} from "@understudy/model";
import { settingsTexts } from "../settings/settings-texts";
import { ListFilters } from "../shared/ListFilters";
import { ListSection, type ListState } from "../shared/ListSection";
import { narrowPage } from "../shared/page.css";
import { WriteFailure } from "../shared/WriteFailure";
import { memberTableColumns } from "./member-table";
import { layout } from "./member-table.css";
import * as styles from "./TeamScreen.css";
import { type TeamDialog, TeamDialogs } from "./TeamDialogs";
import { teamTexts } from "./team-texts";

export type TeamNotice =
  | { kind: "done"; text: string }
  | { kind: "failed"; title: string; failure: Failure; onDismiss: () => void };

export interface MemberRows {
  /** Those with a change that isn't saved yet. */
  busy: ReadonlySet<string>;
  /** Chosen roles that aren't saved yet, by row. */
  pendingRoles: ReadonlyMap<string, Role>;
  /** Of a member who was just invited. */
  invited: string | null;
  onRole: (member: Member, role: Role) => void;
  onRemove: (member: Member) => void;
}

export interface TeamScreenProps {
  list: ListState<Member, MembersQuery>;
  rows: MemberRows;
  notice: TeamNotice | null;
  dialog: TeamDialog | null;
  onInvite: () => void;
}

const texts = { label: teamTexts.table, loading: teamTexts.loading, failed: loadErrors.team };

export function TeamScreen({ list, rows, notice, dialog, onInvite }: TeamScreenProps) {
  const { query, view } = list;
  const sortable = view.state === "ready" && needsSearch(query, view.data.total);
  const { busy, pendingRoles, invited, onRole, onRemove } = rows;
  // New column objects would re-render every row.
  const columns = useMemo(
    () => memberTableColumns({ pendingRoles, sortable, onRole, onRemove }),
    [pendingRoles, sortable, onRole, onRemove],
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
      <ListSection
        list={list}
        texts={texts}
        renderAbove={(sortControl) => (
          <ListFilters
            list={list}
            group={teamTexts.table}
            label={teamTexts.search}
            thing="member"
            sortControl={sortControl}
          />
        )}
        columns={columns}
        layout={layout}
        rowKey={({ key }) => key}
        skeletonRows={5}
        busyRows={busy}
        highlightedRow={invited ?? undefined}
        sortedBy={memberColumns}
        noMatches={{ title: teamTexts.noMatch, query: allMembers }}
        empty={<EmptyState title={teamTexts.empty} icon={TeamIcon} />}
      />
      {/* Over the page: the rows stay under the pointer, and the notice is in view wherever the page is scrolled to. */}
      <div ref={endEdge} className={styles.notice}>
        <LiveRegion>
          {notice?.kind === "done" && (
            <Banner floating tone="good">
              {notice.text}
            </Banner>
          )}
        </LiveRegion>
        {notice?.kind === "failed" && <WriteFailure floating {...notice} />}
      </div>
      <Presence>{dialog && <TeamDialogs dialog={dialog} />}</Presence>
    </div>
  );
}

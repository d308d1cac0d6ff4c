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
  type Member,
  type MemberChange,
  memberColumns,
  type MembersQuery,
  needsSearch,
  paths,
} from "@understudy/model";
import { settingsTexts } from "../settings/settings-texts";
import { ListSection } from "../shared/ListSection";
import type { ListState } from "../shared/list-state";
import { narrowPage } from "../shared/page.css";
import { WriteFailure } from "../shared/WriteFailure";
import { memberTableColumns } from "./member-table";
import { layout } from "./member-table.css";
import * as styles from "./TeamScreen.css";
import { type TeamDialog, TeamDialogs } from "./TeamDialogs";
import { memberList, teamTexts } from "./team-texts";

export type TeamNotice =
  | { kind: "done"; text: string }
  | { kind: "failed"; title: string; failure: Failure; onDismiss: () => void };

export interface MemberRows {
  /** Those with a change that isn't saved yet. */
  busy: ReadonlySet<string>;
  /** Of a member who was just invited. */
  invited: string | null;
  onChange: (change: MemberChange) => void;
}

export interface TeamScreenProps {
  list: ListState<Member, MembersQuery>;
  rows: MemberRows;
  notice: TeamNotice | null;
  dialog: TeamDialog | null;
  onInvite: () => void;
}

const none = [] as const;

export function TeamScreen({ list, rows, notice, dialog, onInvite }: TeamScreenProps) {
  const { query, view } = list;
  const isLong = view.state === "ready" && needsSearch(query, view.data.total);
  const { busy, invited, onChange } = rows;
  // New column objects would re-render every row.
  const columns = useMemo(() => memberTableColumns(onChange), [onChange]);
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
        texts={memberList}
        columns={columns}
        layout={layout}
        busyRows={busy}
        highlightedRow={invited}
        sortedBy={isLong ? memberColumns : none}
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

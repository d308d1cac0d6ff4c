import {
  Button,
  EmptyState,
  KeysIcon,
  LiveRegion,
  PageHeader,
  PlusIcon,
  Presence,
  Table,
  TableSkeleton,
} from "@understudy/ui";
import { useMemo } from "react";
import {
  type ApiKey,
  type Failure,
  type KeyColumn,
  keyColumns,
  loadErrors,
  paths,
  type Remote,
  type Sort,
  sortKeys,
} from "@understudy/model";
import { LoadFailure, SessionEnded } from "../../shared/LoadFailure";
import { NextSetupStep, type SetupSite } from "../../shared/NextSetupStep";
import { OutcomeNote } from "../../shared/OutcomeNote";
import { RemoteSection } from "../../shared/RemoteSection";
import { onTableSort, tableSort } from "../../shared/table-sort";
import { keyTableColumns } from "./key-table";
import { layout } from "./key-table.css";
import { KeyDialogs, type KeyDialogActions, type KeysDialog } from "./KeyDialogs";
import { SiteId } from "./SiteId";
import { keyListTexts } from "./keys-texts";
import { settingsTexts } from "../settings-texts";
import { narrowPage } from "../../shared/page.css";

/** A key that was just revoked, and the index its row had in the list. */
export interface RevokedKey {
  key: ApiKey;
  index: number;
}

export interface KeysScreenProps {
  keys: Remote<readonly ApiKey[]>;
  /** Empty if the server sent none. */
  siteId: Remote<string>;
  onRetry: () => void;
  /** The session ended before a key could be revoked. */
  sessionEnded: Failure | null;
  /** Whether a failed revocation may have gone through. */
  note: string | null;
  siteIdCopied: boolean;
  onSiteIdCopied: () => void;
  sort: Sort<KeyColumn> | null;
  onSort: (sort: Sort<KeyColumn>) => void;
  /** Rows whose key is being revoked. */
  revoking: ReadonlySet<string>;
  /** Shown where its row was. */
  revoked: RevokedKey | null;
  /** The row of a key that was just created. */
  createdRow: string | null;
  /** Once the first key was created here, so that the setup leads on. */
  setup: SetupSite | null;
  onRevoke: (key: ApiKey) => void;
  onCreate: () => void;
  dialog: KeysDialog;
  dialogActions: KeyDialogActions;
}

export function KeysScreen(props: KeysScreenProps) {
  const { sessionEnded, note, setup, onCreate, dialog, dialogActions } = props;
  return (
    <div className={narrowPage.list}>
      <PageHeader
        title={paths.keys.title}
        back={{ href: paths.settings.href(), label: settingsTexts.back }}
        actions={
          <Button variant="primary" icon={PlusIcon} onClick={onCreate}>
            {keyListTexts.create}
          </Button>
        }
      />
      {sessionEnded && <SessionEnded failure={sessionEnded} />}
      <LiveRegion>
        <OutcomeNote note={note} />
      </LiveRegion>
      <Sections {...props} />
      <LiveRegion>{setup && dialog.kind === "none" && <NextSetupStep site={setup} />}</LiveRegion>
      <Presence>{dialog.kind !== "none" && <KeyDialogs dialog={dialog} {...dialogActions} />}</Presence>
    </div>
  );
}

function Sections(props: KeysScreenProps) {
  const { keys, siteId, sessionEnded, onRetry, siteIdCopied, onSiteIdCopied, revoked, onRevoke, ...table } =
    props;
  const revokedRow = revoked?.key.rowKey;
  const columns = useMemo(() => keyTableColumns(onRevoke, revokedRow), [onRevoke, revokedRow]);
  // One panel if both requests failed.
  if (keys.state === "failed" && siteId.state === "failed")
    return <LoadFailure failure={keys.failure} title={loadErrors.keys} onRetry={onRetry} />;
  return (
    <>
      <SiteId siteId={siteId} copied={siteIdCopied} onCopied={onSiteIdCopied} onRetry={onRetry} />
      <RemoteSection
        remote={keys}
        loadingLabel={keyListTexts.loading}
        skeleton={<TableSkeleton columns={columns} layout={layout} count={4} />}
        failureTitle={loadErrors.keys}
        sessionEnded={sessionEnded !== null}
        onRetry={onRetry}
      >
        {(rows) => <Keys {...table} columns={columns} rows={withRevoked(rows, revoked)} />}
      </RemoteSection>
    </>
  );
}

function withRevoked(rows: readonly ApiKey[], revoked: RevokedKey | null): readonly ApiKey[] {
  if (revoked === null) return rows;
  const others = rows.filter(({ rowKey }) => rowKey !== revoked.key.rowKey);
  return [...others.slice(0, revoked.index), revoked.key, ...others.slice(revoked.index)];
}

const keyOf = ({ rowKey }: ApiKey) => rowKey;

interface KeysProps extends Pick<
  KeysScreenProps,
  "sort" | "onSort" | "revoking" | "createdRow" | "onCreate"
> {
  columns: ReturnType<typeof keyTableColumns>;
  rows: readonly ApiKey[];
}

function Keys({ columns, rows, sort, onSort, revoking, createdRow, onCreate }: KeysProps) {
  return (
    <Table
      aria-label={paths.keys.title}
      columns={columns}
      layout={layout}
      rows={sortKeys(rows, sort)}
      rowKey={keyOf}
      busyRows={revoking}
      highlightedRow={createdRow ?? undefined}
      sort={tableSort(sort)}
      onSortChange={onTableSort(keyColumns, onSort)}
      empty={<NoKeys onCreate={onCreate} />}
    />
  );
}

function NoKeys({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title={keyListTexts.empty}
      icon={KeysIcon}
      actions={<Button onClick={onCreate}>{keyListTexts.createFirst}</Button>}
    />
  );
}

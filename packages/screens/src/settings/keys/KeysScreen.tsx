import {
  Button,
  EmptyState,
  KeysIcon,
  LiveRegion,
  PageHeader,
  PlusIcon,
  Stack,
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
    <Stack gap="4">
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
      <KeyDialogs dialog={dialog} {...dialogActions} />
    </Stack>
  );
}

function Sections(props: KeysScreenProps) {
  const { keys, siteId, sessionEnded, onRetry, siteIdCopied, onSiteIdCopied, onRevoke, ...table } = props;
  const columns = useMemo(() => keyTableColumns(onRevoke), [onRevoke]);
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
        {(rows) => <Keys {...table} columns={columns} rows={rows} />}
      </RemoteSection>
    </>
  );
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

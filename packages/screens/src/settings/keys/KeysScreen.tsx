import { Button, EmptyState, KeysIcon, LiveRegion, PageHeader, PlusIcon, Presence } from "@understudy/ui";
import { useMemo } from "react";
import { type ApiKey, keyColumns, type KeysQuery, loadErrors, paths, type Remote } from "@understudy/model";
import { ListSection } from "../../shared/ListSection";
import type { ListState } from "../../shared/list-state";
import { LoadFailure } from "../../shared/LoadFailure";
import { NextSetupStep, type SetupSite } from "../../shared/NextSetupStep";
import type { WriteOutcome } from "../../shared/OutcomeNote";
import { narrowPage } from "../../shared/page.css";
import { settingsTexts } from "../settings-texts";
import { keyTableColumns } from "./key-table";
import { layout } from "./key-table.css";
import { KeyDialogs, type KeysDialog } from "./KeyDialogs";
import { keyList, keyListTexts } from "./keys-texts";
import { SiteId } from "./SiteId";

export interface KeyRows {
  /** Those whose key is being revoked. */
  busy: ReadonlySet<string>;
  /** Of a key that was just created. */
  created: string | null;
  /** Of a key that was just revoked. */
  revoked: string | null;
  /** Of the last revocation. */
  outcome: WriteOutcome;
  onRevoke: (key: ApiKey) => void;
}

export interface KeysScreenProps {
  /** `onReload` also loads the site. */
  list: ListState<ApiKey, KeysQuery>;
  /** Empty if the server sent none. */
  siteId: Remote<string>;
  rows: KeyRows;
  /** Once the first key was created here, so that the setup leads on. */
  setup: SetupSite | null;
  dialog: KeysDialog | null;
  onCreate: () => void;
}

export function KeysScreen({ list, siteId, rows, setup, dialog, onCreate }: KeysScreenProps) {
  const { revoked, onRevoke } = rows;
  // New column objects would re-render every row.
  const columns = useMemo(() => keyTableColumns(onRevoke, revoked), [onRevoke, revoked]);
  const { view, onReload } = list;
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
      {view.state === "failed" && siteId.state === "failed" ? (
        // One panel if both requests failed.
        <LoadFailure failure={view.failure} title={loadErrors.keys} onRetry={onReload} />
      ) : (
        <>
          <SiteId siteId={siteId} onRetry={onReload} />
          <ListSection
            list={list}
            texts={keyList}
            columns={columns}
            layout={layout}
            busyRows={rows.busy}
            highlightedRow={rows.created}
            outcome={rows.outcome}
            sortedBy={keyColumns}
            empty={
              <EmptyState
                title={keyListTexts.empty}
                icon={KeysIcon}
                actions={<Button onClick={onCreate}>{keyListTexts.createFirst}</Button>}
              />
            }
          />
        </>
      )}
      <LiveRegion>{setup && dialog === null && <NextSetupStep site={setup} />}</LiveRegion>
      <Presence>{dialog && <KeyDialogs dialog={dialog} />}</Presence>
    </div>
  );
}

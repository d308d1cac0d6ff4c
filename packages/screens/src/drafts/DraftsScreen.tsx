import {
  Button,
  ButtonLink,
  Cluster,
  DraftsIcon,
  EmptyState,
  Link,
  LoadingRegion,
  PageHeader,
  SearchIcon,
  Skeleton,
  Stack,
  Table,
  type PositionListener,
  type TablePosition,
} from "@understudy/ui";
import type { Draft } from "../model/draft/draft";
import type { Remote } from "../model/remote";
import { loadErrors, pageTexts } from "../model/texts";
import { allDrafts, draftColumns, paths, type DraftsQuery, type ListChange } from "../model/paths";
import { draftTableColumns } from "./draft-table";
import { DraftFilters } from "./DraftFilters";
import { RemoteSection } from "../shared/RemoteSection";
import { onTableSort, tableSort } from "../shared/table-sort";
import { docsText } from "../shared/texts";
import { draftListTexts } from "./texts";

export interface DraftsView {
  rows: readonly Draft[];
  /** Number of drafts before searching. */
  total: number;
}

export interface DraftsScreenProps {
  query: DraftsQuery;
  onQueryChange: (query: DraftsQuery, change: ListChange) => void;
  drafts: Remote<DraftsView>;
  docsUrl?: string | undefined;
  onReload: () => void;
  initialPosition?: TablePosition | undefined;
  onPositionChange?: PositionListener | undefined;
}

export function DraftsScreen({
  query,
  onQueryChange,
  drafts,
  docsUrl,
  onReload,
  ...position
}: DraftsScreenProps) {
  const { q, sort } = query;
  return (
    <Stack gap="4">
      <PageHeader title={paths.drafts.title} subtitle={draftListTexts.subtitle} />
      {!(drafts.state === "ready" && drafts.data.total === 0) && (
        <DraftFilters
          q={q}
          found={
            drafts.state === "ready" ? { shown: drafts.data.rows.length, total: drafts.data.total } : null
          }
          onSearch={(typed) => onQueryChange({ ...query, q: typed }, "search")}
        />
      )}
      <RemoteSection
        remote={drafts}
        loading={<LoadingDrafts />}
        failureTitle={loadErrors.drafts}
        onRetry={onReload}
      >
        {({ rows, total }) => (
          <Table
            label={paths.drafts.title}
            columns={draftTableColumns}
            rows={rows}
            rowKey={keyOf}
            opensRows
            sort={tableSort(sort)}
            onSort={onTableSort(draftColumns, (next) => onQueryChange({ ...query, sort: next }, "sort"))}
            scrollKey={paths.drafts.href(query)}
            empty={
              total === 0 ? (
                <NoDrafts docsUrl={docsUrl} />
              ) : (
                <NoMatches onClear={() => onQueryChange({ ...allDrafts, sort }, "filter")} />
              )
            }
            {...position}
          />
        )}
      </RemoteSection>
    </Stack>
  );
}

const keyOf = ({ key }: Draft) => key;

function LoadingDrafts() {
  return (
    <LoadingRegion label={draftListTexts.loading}>
      <Skeleton shape="row" count={6} />
    </LoadingRegion>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={draftListTexts.noMatch}
      icon={SearchIcon}
      action={<Button onClick={onClear}>{pageTexts.clearFilters}</Button>}
    />
  );
}

function NoDrafts({ docsUrl }: Pick<DraftsScreenProps, "docsUrl">) {
  return (
    <EmptyState
      title={draftListTexts.empty}
      icon={DraftsIcon}
      action={
        <Cluster gap="4" justify="center">
          <ButtonLink href={paths.keys.href()}>{draftListTexts.goToKeys}</ButtonLink>
          {docsUrl !== undefined && (
            <Link href={docsUrl} newTab>
              {docsText}
            </Link>
          )}
        </Cluster>
      }
    >
      {draftListTexts.emptyHint}
    </EmptyState>
  );
}

import {
  ButtonLink,
  Cluster,
  EmptyState,
  Link,
  PageHeader,
  Stack,
  Table,
  type PositionListener,
  type TablePosition,
  TableSkeleton,
} from "@understudy/ui";
import {
  allDrafts,
  type Draft,
  draftColumns,
  type DraftsQuery,
  type ListChange,
  loadErrors,
  needsDraftSearch,
  paths,
  type Remote,
} from "@understudy/model";
import { draftTableColumns } from "./draft-table";
import { layout } from "./draft-table.css";
import { ListFilters, type ListView } from "../shared/ListFilters";
import { NoMatches } from "../shared/NoMatches";
import { RemoteSection } from "../shared/RemoteSection";
import { onTableSort, tableSort } from "../shared/table-sort";
import { docsText } from "../shared/shared-texts";
import { draftListTexts } from "./drafts-texts";
import { EmptyDraftsPicture } from "./EmptyDraftsPicture";

export interface DraftsScreenProps {
  query: DraftsQuery;
  onQueryChange: (query: DraftsQuery, change: ListChange) => void;
  drafts: Remote<ListView<Draft>>;
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
  const { sort } = query;
  return (
    <Stack gap="4">
      <PageHeader title={paths.drafts.title} />
      {drafts.state === "ready" && needsDraftSearch(query, drafts.data.total) && (
        <ListFilters
          label={paths.drafts.title}
          search={{
            label: draftListTexts.search,
            placeholder: draftListTexts.searchPlaceholder,
            value: query.q,
            onChange: (q) => onQueryChange({ ...query, q }, "search"),
          }}
          found={drafts.data}
          thing="draft"
        />
      )}
      <RemoteSection
        remote={drafts}
        loadingLabel={draftListTexts.loading}
        skeleton={<TableSkeleton columns={draftTableColumns} layout={layout} count={6} />}
        failureTitle={loadErrors.drafts}
        onRetry={onReload}
      >
        {({ rows, total }) => (
          <Table
            aria-label={paths.drafts.title}
            columns={draftTableColumns}
            layout={layout}
            rows={rows}
            rowKey={keyOf}
            opensRows
            sort={tableSort(sort)}
            onSortChange={onTableSort(draftColumns, (next) =>
              onQueryChange({ ...query, sort: next }, "sort"),
            )}
            scrollKey={paths.drafts.href(query)}
            empty={
              total === 0 ? (
                <NoDrafts docsUrl={docsUrl} />
              ) : (
                <NoMatches
                  title={draftListTexts.noMatch}
                  onClear={() => onQueryChange({ ...allDrafts, sort }, "filter")}
                />
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

function NoDrafts({ docsUrl }: Pick<DraftsScreenProps, "docsUrl">) {
  return (
    <EmptyState
      title={draftListTexts.empty}
      picture={<EmptyDraftsPicture />}
      actions={
        <Cluster gap="4" justify="center">
          <ButtonLink href={paths.keys.href()}>{draftListTexts.openKeys}</ButtonLink>
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

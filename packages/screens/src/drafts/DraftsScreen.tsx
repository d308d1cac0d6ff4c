import { ButtonLink, Cluster, EmptyState, Link, PageHeader, Stack } from "@understudy/ui";
import { allDrafts, type Draft, draftColumns, type DraftsQuery, loadErrors, paths } from "@understudy/model";
import { draftTableColumns } from "./draft-table";
import { layout } from "./draft-table.css";
import { ListSection, type ListState } from "../shared/ListSection";
import { ListFilters } from "../shared/ListFilters";
import { docsText } from "../shared/shared-texts";
import { draftListTexts } from "./drafts-texts";
import { EmptyDraftsPicture } from "./EmptyDraftsPicture";

export interface DraftsScreenProps {
  list: ListState<Draft, DraftsQuery>;
  docsUrl?: string | undefined;
}

const texts = { label: paths.drafts.title, loading: draftListTexts.loading, failed: loadErrors.drafts };

export function DraftsScreen({ list, docsUrl }: DraftsScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.drafts.title} />
      <ListSection
        list={list}
        texts={texts}
        renderAbove={(sortControl) => (
          <ListFilters
            list={list}
            group={paths.drafts.title}
            label={draftListTexts.search}
            placeholder={draftListTexts.searchPlaceholder}
            thing="draft"
            sortControl={sortControl}
          />
        )}
        columns={draftTableColumns}
        layout={layout}
        rowKey={({ key }) => key}
        skeletonRows={6}
        opensRows
        sortedBy={draftColumns}
        noMatches={{ title: draftListTexts.noMatch, query: allDrafts }}
        empty={<NoDrafts docsUrl={docsUrl} />}
      />
    </Stack>
  );
}

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

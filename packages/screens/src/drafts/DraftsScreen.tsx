import { ButtonLink, Cluster, EmptyState, Link, PageHeader, Stack } from "@understudy/ui";
import { allDrafts, type Draft, draftColumns, type DraftsQuery, paths } from "@understudy/model";
import { draftTableColumns } from "./draft-table";
import { layout } from "./draft-table.css";
import { ListSection } from "../shared/ListSection";
import type { ListState } from "../shared/list-state";
import { docsText } from "../shared/shared-texts";
import { draftList, draftListTexts } from "./drafts-texts";
import { EmptyDraftsPicture } from "./EmptyDraftsPicture";

export interface DraftsScreenProps {
  list: ListState<Draft, DraftsQuery>;
  docsUrl?: string | undefined;
}

export function DraftsScreen({ list, docsUrl }: DraftsScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.drafts.title} />
      <ListSection
        list={list}
        texts={draftList}
        columns={draftTableColumns}
        layout={layout}
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

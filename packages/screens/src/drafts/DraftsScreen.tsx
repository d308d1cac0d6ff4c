import {
  ButtonLink,
  Cluster,
  DraftsIcon,
  EmptyState,
  Link,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Table,
  type PositionListener,
  type TablePosition,
} from "@understudy/ui";
import type { Draft } from "../model/draft/draft";
import type { Remote } from "../model/remote";
import { loadErrors } from "../model/texts";
import { paths } from "../paths";
import { draftTableColumns } from "./draft-table";
import { RemoteSection } from "../shared/RemoteSection";
import { docsText } from "../shared/texts";
import { draftListTexts } from "./texts";

export interface DraftsScreenProps {
  drafts: Remote<readonly Draft[]>;
  docsUrl?: string | undefined;
  onReload: () => void;
  initialPosition?: TablePosition | undefined;
  onPositionChange?: PositionListener | undefined;
}

export function DraftsScreen({ drafts, docsUrl, onReload, ...position }: DraftsScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.drafts.title} subtitle={draftListTexts.subtitle} />
      <RemoteSection
        remote={drafts}
        loading={<LoadingDrafts />}
        failureTitle={loadErrors.drafts}
        onRetry={onReload}
      >
        {(rows) => (
          <Table
            label={paths.drafts.title}
            columns={draftTableColumns}
            rows={rows}
            rowKey={keyOf}
            opensRows
            empty={<NoDrafts docsUrl={docsUrl} />}
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

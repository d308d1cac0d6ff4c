import {
  ButtonLink,
  DraftsIcon,
  EmptyState,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Table,
  type TablePosition,
} from "@understudy/ui";
import type { Draft } from "../model/draft/draft";
import type { Remote } from "../model/remote";
import { loadErrors } from "../model/texts";
import { paths } from "../paths";
import { draftTableColumns } from "./draft-table";
import { RemoteSection } from "../shared/RemoteSection";
import { draftListTexts } from "./texts";

export interface DraftsScreenProps {
  drafts: Remote<readonly Draft[]>;
  onReload: () => void;
  initialPosition?: TablePosition | undefined;
  onPositionChange?: (position: TablePosition) => void;
}

export function DraftsScreen({ drafts, onReload, ...position }: DraftsScreenProps) {
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
            empty={<NoDrafts />}
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

function NoDrafts() {
  return (
    <EmptyState
      title={draftListTexts.empty}
      icon={DraftsIcon}
      action={<ButtonLink href={paths.keys.href()}>{draftListTexts.goToKeys}</ButtonLink>}
    >
      {draftListTexts.emptyHint}
    </EmptyState>
  );
}

import { Button, Card, EmptyState, PageHeader, WarningIcon } from "@understudy/ui";
import type { MissingReason } from "@understudy/model";
import { pageErrorTexts } from "./page-error-texts";

/** Why a page can't be shown. The layout around it still works. */
export type PageErrorKind = "crash" | MissingReason;

export interface PageErrorScreenProps {
  title: string;
  kind: PageErrorKind;
  onRetry: () => void;
  onReload: () => void;
}

export function PageErrorScreen({ title, kind, onRetry, onReload }: PageErrorScreenProps) {
  const { heading, text } = pageErrorTexts[kind];
  const needsReload = kind === "outdated" || kind === "unavailable";
  return (
    <>
      <PageHeader title={title} />
      <div role="alert">
        <Card>
          <EmptyState
            title={heading}
            icon={WarningIcon}
            actions={
              <Button variant="primary" onClick={needsReload ? onReload : onRetry}>
                {needsReload ? pageErrorTexts.reload : pageErrorTexts.retry}
              </Button>
            }
          >
            {text}
          </EmptyState>
        </Card>
      </div>
    </>
  );
}

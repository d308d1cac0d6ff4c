import { Button, EmptyState, PageHeader, WarningIcon } from "@understudy/ui";
import { routeFaultTexts } from "./texts";

/** Why a page can't be shown. The layout around it still works. */
export type RouteFaultKind = "crash" | "outdated" | "offline";

export interface RouteFaultProps {
  title: string;
  fault: RouteFaultKind;
  onRetry: () => void;
  onReload: () => void;
}

export function RouteFault({ title, fault, onRetry, onReload }: RouteFaultProps) {
  const { heading, text } = routeFaultTexts[fault];
  const isOutdated = fault === "outdated";
  return (
    <>
      <PageHeader title={title} />
      <div role="alert">
        <EmptyState
          title={heading}
          icon={WarningIcon}
          action={
            <Button variant="primary" onClick={isOutdated ? onReload : onRetry}>
              {isOutdated ? routeFaultTexts.reload : routeFaultTexts.retry}
            </Button>
          }
        >
          {text}
        </EmptyState>
      </div>
    </>
  );
}

import { Banner, Button } from "@understudy/ui";
import { type MissingReason, missingPartTexts } from "@understudy/model";

export interface MissingPartProps {
  reason: MissingReason;
  onRetry: () => void;
  onReload: () => void;
}

/** Says that a part that was asked for can't be opened. The page stays as it is. */
export function MissingPart({ reason, onRetry, onReload }: MissingPartProps) {
  const isOffline = reason === "offline";
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" onClick={isOffline ? onRetry : onReload}>
          {isOffline ? missingPartTexts.retry : missingPartTexts.reload}
        </Button>
      }
    >
      {missingPartTexts[reason]}
    </Banner>
  );
}

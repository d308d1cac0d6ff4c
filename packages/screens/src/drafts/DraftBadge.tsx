import { Badge, RecordedIcon } from "@understudy/ui";
import { draftMessages } from "@understudy/model";

export function DraftBadge() {
  return (
    <Badge tone="neutral" icon={RecordedIcon} variant="outlined">
      {draftMessages.status}
    </Badge>
  );
}

import { Badge, DraftsIcon } from "@understudy/ui";
import { draftMessages } from "@understudy/model";

export function DraftBadge() {
  return (
    <Badge tone="neutral" icon={DraftsIcon} variant="quiet">
      {draftMessages.status}
    </Badge>
  );
}

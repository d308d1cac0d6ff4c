import { Badge, DraftsIcon } from "@understudy/ui";
import { draftMessages } from "../model/draft/texts";

export function DraftBadge() {
  return (
    <Badge tone="neutral" icon={DraftsIcon} variant="quiet">
      {draftMessages.status}
    </Badge>
  );
}

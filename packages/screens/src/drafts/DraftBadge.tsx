import { Badge, DraftsIcon } from "@understudy/ui";
import { draftMessages } from "../model/draft/texts";

export function DraftBadge({ quiet = false }: { quiet?: boolean }) {
  return (
    <Badge tone="neutral" icon={DraftsIcon} quiet={quiet}>
      {draftMessages.status}
    </Badge>
  );
}

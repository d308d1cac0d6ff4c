import { Badge, DraftsIcon } from "@understudy/ui";
import { draftMessages } from "@understudy/model";

export function DraftBadge({ quiet = false }: { quiet?: boolean }) {
  return (
    <Badge tone="neutral" icon={DraftsIcon} quiet={quiet}>
      {draftMessages.status}
    </Badge>
  );
}

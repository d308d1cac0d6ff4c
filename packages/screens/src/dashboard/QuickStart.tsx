import { Button, ButtonLink, Card, Cluster, DraftsIcon, GuideIcon, KeysIcon } from "@understudy/ui";
import { paths } from "@understudy/model";
import { dashboardTexts } from "./dashboard-texts";

export const QuickStart = ({ onOpenGuide }: { onOpenGuide: () => void }) => (
  <Card title={dashboardTexts.quickStart}>
    <Cluster gap="1">
      <ButtonLink size="small" icon={DraftsIcon} href={paths.drafts.href()}>
        {dashboardTexts.viewDrafts}
      </ButtonLink>
      <Button size="small" icon={GuideIcon} onClick={onOpenGuide}>
        {dashboardTexts.setupGuide}
      </Button>
      <ButtonLink size="small" icon={KeysIcon} href={paths.keys.href()}>
        {dashboardTexts.apiKeys}
      </ButtonLink>
    </Cluster>
  </Card>
);

import { Button, ButtonLink, Card, Cluster } from "@understudy/ui";
import { paths } from "@understudy/model";
import { dashboardTexts } from "./dashboard-texts";

export const QuickStart = ({ onOpenGuide }: { onOpenGuide: () => void }) => (
  <Card title={dashboardTexts.quickStart}>
    <Cluster gap="2">
      <ButtonLink size="small" href={paths.drafts.href()}>
        {dashboardTexts.viewDrafts}
      </ButtonLink>
      <Button size="small" onClick={onOpenGuide}>
        {dashboardTexts.setupGuide}
      </Button>
      <ButtonLink size="small" href={paths.keys.href()}>
        {dashboardTexts.apiKeys}
      </ButtonLink>
    </Cluster>
  </Card>
);

import { Button, ButtonLink, Card, Cluster } from "@understudy/ui";
import { paths } from "@understudy/model";
import { dashboardTexts } from "./dashboard-texts";

export interface QuickStartProps {
  isGuideLoading: boolean;
  onOpenGuide: () => void;
}

export const QuickStart = ({ isGuideLoading, onOpenGuide }: QuickStartProps) => (
  <Card variant="plain" title={dashboardTexts.quickStart}>
    <Cluster gap="2">
      <ButtonLink size="small" href={paths.drafts.href()}>
        {dashboardTexts.viewDrafts}
      </ButtonLink>
      <Button size="small" busy={isGuideLoading} onClick={onOpenGuide}>
        {dashboardTexts.setupGuide}
      </Button>
      <ButtonLink size="small" href={paths.keys.href()}>
        {dashboardTexts.apiKeys}
      </ButtonLink>
    </Cluster>
  </Card>
);

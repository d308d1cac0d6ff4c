import { Button, ButtonLink, Card, DraftsIcon, GuideIcon, KeysIcon, Stack } from "@understudy/ui";
import { paths } from "../paths";
import { dashboardTexts } from "./texts";

export function QuickStart({ onOpenGuide }: { onOpenGuide: () => void }) {
  return (
    <Card title={dashboardTexts.quickStart}>
      <Stack gap="2">
        <ButtonLink icon={DraftsIcon} href={paths.drafts.href()}>
          {dashboardTexts.viewDrafts}
        </ButtonLink>
        <Button icon={GuideIcon} onClick={onOpenGuide}>
          {dashboardTexts.setupGuide}
        </Button>
        <ButtonLink icon={KeysIcon} href={paths.keys.href()}>
          {dashboardTexts.apiKeys}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

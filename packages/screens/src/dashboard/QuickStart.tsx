import {
  Button,
  ButtonLink,
  Card,
  Columns,
  DraftsIcon,
  GuideIcon,
  KeysIcon,
  Link,
  Stack,
} from "@understudy/ui";
import { paths } from "@understudy/model";
import { docsText } from "../shared/shared-texts";
import { dashboardTexts } from "./dashboard-texts";

export interface QuickStartProps {
  docsUrl: string | undefined;
  onOpenGuide: () => void;
}

export function QuickStart({ docsUrl, onOpenGuide }: QuickStartProps) {
  return (
    <Card title={dashboardTexts.quickStart}>
      <Stack gap="3">
        <Columns min="buttons" gap="2">
          <ButtonLink icon={DraftsIcon} href={paths.drafts.href()}>
            {dashboardTexts.viewDrafts}
          </ButtonLink>
          <Button icon={GuideIcon} onClick={onOpenGuide}>
            {dashboardTexts.setupGuide}
          </Button>
          <ButtonLink icon={KeysIcon} href={paths.keys.href()}>
            {dashboardTexts.apiKeys}
          </ButtonLink>
        </Columns>
        {docsUrl !== undefined && (
          <Link href={docsUrl} newTab>
            {docsText}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

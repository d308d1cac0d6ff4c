import { Button, ButtonLink, Card, DraftsIcon, GuideIcon, KeysIcon, Stack } from "@understudy/ui";
import { paths } from "../paths";

export function QuickStart({ onOpenGuide }: { onOpenGuide: () => void }) {
  return (
    <Card title="Quick Start">
      <Stack gap="2">
        <ButtonLink icon={DraftsIcon} href={paths.drafts.href()}>
          View Drafts
        </ButtonLink>
        <Button icon={GuideIcon} onClick={onOpenGuide}>
          Setup Guide
        </Button>
        <ButtonLink icon={KeysIcon} href={paths.keys.href()}>
          API Keys
        </ButtonLink>
      </Stack>
    </Card>
  );
}

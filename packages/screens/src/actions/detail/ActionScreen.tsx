import { ActionsIcon, ButtonLink, Card, EmptyState, PageHeader, Stack } from "@understudy/ui";
import { paths } from "@understudy/model";
import { actionDetailTexts } from "../actions-texts";

export interface ActionScreenProps {
  id: string;
  /** `null` if the list of actions hasn't been loaded or doesn't contain it. */
  name: string | null;
}

/** A placeholder: the API has no call for a single action. */
export function ActionScreen({ id, name }: ActionScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.action.title}
        subject={name ?? undefined}
        back={{ href: paths.actions.href(), label: actionDetailTexts.back }}
      />
      <Card>
        <EmptyState
          title={actionDetailTexts.comingSoon}
          icon={ActionsIcon}
          actions={
            <ButtonLink href={paths.runs.href({ action: id })}>{actionDetailTexts.viewRuns}</ButtonLink>
          }
        />
      </Card>
    </Stack>
  );
}

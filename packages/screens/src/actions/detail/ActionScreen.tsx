import { ActionsIcon, ButtonLink, Card, EmptyState, PageHeader } from "@understudy/ui";
import { paths } from "@understudy/model";
import { actionDetailTexts } from "../actions-texts";
import { narrowPage } from "../../shared/page.css";

export interface ActionScreenProps {
  id: string;
  /** `null` if the list of actions hasn't been loaded or doesn't contain it. */
  name: string | null;
}

/** A placeholder: the API has no call for a single action. */
export function ActionScreen({ id, name }: ActionScreenProps) {
  return (
    <div className={narrowPage.message}>
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
    </div>
  );
}

import { ButtonLink, PageHeader } from "@understudy/ui";
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
    <PageHeader
      title={paths.action.title}
      {...(name !== null && { subject: name })}
      subtitle={actionDetailTexts.comingSoon}
      back={{ href: paths.actions.href(), label: actionDetailTexts.back }}
      actions={<ButtonLink href={paths.runs.href({ action: id })}>{actionDetailTexts.viewRuns}</ButtonLink>}
    />
  );
}

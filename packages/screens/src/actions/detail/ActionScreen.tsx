import {
  ButtonLink,
  Card,
  EmptyState,
  Facts,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from "@understudy/ui";
import { nonEmptyIntents, stepCountText, versionText, type Action } from "../../model/action/action";
import type { Remote } from "../../model/remote";
import { dash } from "../../model/tone";
import { isAddressable, paths } from "../../paths";
import { SessionEnded } from "../../shared/LoadFailure";
import { StaleNote } from "../../shared/StaleNote";
import { ActionStatusBadge } from "../action-table";
import { actionDetailTexts } from "../texts";
import * as styles from "./ActionScreen.css";

export interface ActionScreenProps {
  /** The action from the list; `null` if the list doesn't contain it. */
  known: Remote<Action | null>;
}

export function ActionScreen({ known }: ActionScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.action.title}
        subtitle={actionDetailTexts.comingSoon}
        back={{ href: paths.actions.href(), label: actionDetailTexts.back }}
      />
      <Known known={known} />
    </Stack>
  );
}

function Known({ known }: ActionScreenProps) {
  if (known.state === "loading") return <LoadingAction />;
  // No error panel: the page is a placeholder, and the details are only an addition to it.
  if (known.state === "failed") return known.failure.kind === "session" && <SessionEnded />;
  return (
    <>
      <StaleNote refresh={known.refresh} asOf={known.asOf} />
      {known.data === null ? <NotFound /> : <Summary action={known.data} />}
    </>
  );
}

function LoadingAction() {
  return (
    <LoadingRegion label={actionDetailTexts.loading}>
      <Skeleton shape="block" />
    </LoadingRegion>
  );
}

const NotFound = () => (
  <Card padding="none">
    <EmptyState title={actionDetailTexts.missing}>{actionDetailTexts.missingHint}</EmptyState>
  </Card>
);

function Summary({ action }: { action: Action }) {
  const { id, name, description, stepCount, version, intents } = action;
  return (
    <Card
      title={name ?? dash}
      {...(isAddressable(id) && {
        actions: <ButtonLink href={paths.runs.href({ action: id })}>{actionDetailTexts.viewRuns}</ButtonLink>,
      })}
    >
      <Stack gap="5">
        {description !== "" && (
          <div className={styles.description} dir="auto">
            {description}
          </div>
        )}
        <Facts
          items={[
            { label: actionDetailTexts.status, value: <ActionStatusBadge action={action} /> },
            { label: actionDetailTexts.steps, value: stepCountText(stepCount) },
            { label: actionDetailTexts.version, value: versionText(version) },
          ]}
        />
        <AllIntents intents={intents} />
      </Stack>
    </Card>
  );
}

function AllIntents({ intents }: Pick<Action, "intents">) {
  const spoken = nonEmptyIntents(intents);
  return (
    <Stack gap="1">
      <Text size="small" tone="muted">
        {actionDetailTexts.intents}
      </Text>
      {spoken.length === 0 ? (
        dash
      ) : (
        <Stack as="ul" gap="1" aria-label={actionDetailTexts.intents}>
          {spoken.map((intent, at) => (
            <li key={at} dir="auto" className={styles.intent}>
              {intent}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

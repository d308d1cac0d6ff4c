import { dash } from "@understudy/base";
import {
  ActionsIcon,
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  List,
  PerformedIcon,
  Text,
  Skeleton,
} from "@understudy/ui";
import {
  loadErrors,
  type Action,
  actionBadge,
  actionMessages,
  paths,
  recentActions,
  type Remote,
  stepCountText,
  versionText,
} from "@understudy/model";
import { RemoteSection } from "../shared/RemoteSection";
import { NameLink } from "../shared/NameLink";
import { dashboardTexts } from "./dashboard-texts";
import * as styles from "./rows.css";

export interface RecentActionsProps {
  actions: Remote<readonly Action[]>;
  onRetry: () => void;
}

export function RecentActions({ actions, onRetry }: RecentActionsProps) {
  return (
    <Card
      title={dashboardTexts.recentActions}
      actions={
        actions.state !== "loading" && (
          <ButtonLink size="small" href={paths.actions.href()}>
            {dashboardTexts.viewActions}
          </ButtonLink>
        )
      }
    >
      <RemoteSection
        remote={actions}
        failureTitle={loadErrors.actions}
        loadingLabel={dashboardTexts.loadingActions}
        skeleton={<Skeleton shape="row" count={4} />}
        onRetry={onRetry}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={actionMessages.none}
              icon={ActionsIcon}
              actions={<ButtonLink href={paths.drafts.href()}>{dashboardTexts.viewDrafts}</ButtonLink>}
            />
          ) : (
            <div className={styles.table}>
              <List variant="divided">
                {recentActions(all).map((action) => (
                  <ActionRow key={action.key} action={action} />
                ))}
              </List>
            </div>
          )
        }
      </RemoteSection>
    </Card>
  );
}

function ActionRow({ action }: { action: Action }) {
  const { tone, word } = actionBadge(action);
  const name = action.name ?? dash;
  return (
    <li className={styles.row}>
      <span className={styles.name} dir="auto" title={name}>
        <NameLink id={action.id} name={name} href={paths.action.href} />
      </span>
      <Text as="span" size="small" variant="quiet">
        {stepCountText(action.stepCount)} · {versionText(action.version)}
      </Text>
      <span className={styles.mark}>
        <Badge tone={tone} variant="outlined" icon={action.isPublished ? PerformedIcon : undefined}>
          {word}
        </Badge>
      </span>
    </li>
  );
}

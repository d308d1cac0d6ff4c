import { dash } from "@understudy/base";
import {
  Badge,
  Button,
  ButtonLink,
  type CellContext,
  type Column,
  JustPerformedIcon,
  PerformedIcon,
} from "@understudy/ui";
import { useState } from "react";
import { type Action, actionBadge, isAddressable, paths, versionText } from "@understudy/model";
import { NameLink } from "../shared/NameLink";
import { StepCount } from "../shared/StepCount";
import { Intents } from "./Intents";
import { actionTexts } from "./actions-texts";
import * as styles from "./action-table.css";

function ActionStatusBadge({ action }: { action: Pick<Action, "isPublished"> }) {
  const { tone, word } = actionBadge(action);
  const [wasPublished] = useState(action.isPublished);
  const PublishedIcon = wasPublished ? PerformedIcon : JustPerformedIcon;
  return (
    <Badge tone={tone} variant="outlined" icon={action.isPublished ? PublishedIcon : undefined}>
      {word}
    </Badge>
  );
}

interface RowButtonsProps {
  action: Action;
  context: CellContext;
  onToggle: (action: Action) => void;
}

/** Without an ID, an action can be neither opened nor toggled. */
function RowButtons({ action, context: { busy, rowLabelId }, onToggle }: RowButtonsProps) {
  return (
    isAddressable(action.id) && (
      <span className={styles.buttons}>
        <ButtonLink size="small" href={paths.action.href(action.id)} aria-describedby={rowLabelId}>
          {actionTexts.view}
        </ButtonLink>
        <Button size="small" busy={busy} aria-describedby={rowLabelId} onClick={() => onToggle(action)}>
          {action.isPublished ? actionTexts.disable : actionTexts.enable}
        </Button>
      </span>
    )
  );
}

const fewestOrMost = { ascending: actionTexts.fewestFirst, descending: actionTexts.mostFirst };

export const actionTableColumns = (
  onToggle: (action: Action) => void,
): readonly Column<Action, keyof typeof styles.layout.cells>[] => [
  {
    key: "name",
    header: actionTexts.name,
    cell: ({ id, name }) => <NameLink id={id} name={name ?? dash} href={paths.action.href} />,
  },
  {
    key: "status",
    header: actionTexts.status,
    // Rows are reused for other actions while scrolling.
    cell: (action) => <ActionStatusBadge key={action.key} action={action} />,
  },
  {
    key: "steps",
    header: actionTexts.steps,
    sortsFirst: "descending",
    orders: fewestOrMost,
    cell: ({ stepCount }) => <StepCount count={stepCount} />,
  },
  {
    key: "intents",
    header: actionTexts.intents,
    sortsFirst: "descending",
    orders: fewestOrMost,
    cell: ({ intents }, { rowLabelId }) => <Intents intents={intents} describedBy={rowLabelId} />,
  },
  {
    key: "version",
    header: actionTexts.version,
    sortsFirst: "descending",
    orders: { ascending: actionTexts.lowestFirst, descending: actionTexts.highestFirst },
    cell: ({ version }) => versionText(version),
  },
  {
    key: "buttons",
    header: actionTexts.buttons,
    hideHeader: true,
    align: "end",
    hasControls: true,
    cell: (action, context) => <RowButtons action={action} context={context} onToggle={onToggle} />,
  },
];

import { dash } from "@understudy/base";
import { ButtonLink, InlineCode, type Column } from "@understudy/ui";
import { type Draft, draftName, isAddressable, paths } from "@understudy/model";
import { NameLink } from "../shared/NameLink";
import { ServerDate } from "../shared/ServerDate";
import { StepCount } from "../shared/StepCount";
import { DraftBadge } from "./DraftBadge";
import { dateOrders } from "../shared/shared-texts";
import { draftColumnTexts } from "./drafts-texts";
import type { layout } from "./draft-table.css";

export const draftTableColumns: readonly Column<Draft, keyof typeof layout.cells>[] = [
  {
    key: "name",
    header: draftColumnTexts.name,
    cell: ({ id, name }) => <NameLink id={id} name={draftName(name)} href={paths.draft.href} />,
  },
  {
    key: "page",
    header: draftColumnTexts.page,
    cell: ({ routePattern }) => (routePattern === null ? dash : <InlineCode>{routePattern}</InlineCode>),
  },
  {
    key: "steps",
    header: draftColumnTexts.steps,
    cell: ({ steps }) => <StepCount count={steps.length} />,
  },
  {
    key: "created",
    header: draftColumnTexts.created,
    sortsFirst: "descending",
    orders: dateOrders,
    cell: ({ createdAt }) => <ServerDate date={createdAt} />,
  },
  {
    key: "status",
    header: draftColumnTexts.status,
    cell: () => <DraftBadge />,
  },
  {
    key: "edit",
    header: draftColumnTexts.actions,
    hideHeader: true,
    align: "end",
    hasControls: true,
    cell: ({ id }, { rowLabelId }) =>
      isAddressable(id) && (
        <ButtonLink size="small" href={paths.draft.href(id)} aria-describedby={rowLabelId}>
          {draftColumnTexts.edit}
        </ButtonLink>
      ),
  },
];

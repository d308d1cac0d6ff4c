import { dash } from "@understudy/base";
import { ButtonLink, InlineCode, type Column } from "@understudy/ui";
import { type Draft, type DraftColumn, draftName, isAddressable, paths } from "@understudy/model";
import { NameLink } from "../shared/NameLink";
import { ServerDate } from "../shared/ServerDate";
import { StepCount } from "../shared/StepCount";
import { DraftBadge } from "./DraftBadge";
import { dateOrders } from "../shared/shared-texts";
import { draftColumnTexts } from "./drafts-texts";

export const draftTableColumns: readonly Column<Draft, DraftColumn | "page" | "steps" | "status" | "edit">[] =
  [
    {
      key: "name",
      header: draftColumnTexts.name,
      sortable: true,
      width: "3fr",
      cell: ({ id, name }) => <NameLink id={id} name={draftName(name)} href={paths.draft.href} />,
    },
    {
      key: "page",
      header: draftColumnTexts.page,
      width: "2fr",
      least: "12.5rem",
      stacked: { narrow: 3 },
      cell: ({ routePattern }) => (routePattern === null ? dash : <InlineCode>{routePattern}</InlineCode>),
    },
    {
      key: "steps",
      header: draftColumnTexts.steps,
      width: "3.75rem",
      cell: ({ steps }) => <StepCount count={steps.length} />,
    },
    {
      key: "created",
      header: draftColumnTexts.created,
      sortable: true,
      sortsFirst: "descending",
      orders: dateOrders,
      width: "11rem",
      cell: ({ createdAt }) => <ServerDate date={createdAt} />,
    },
    {
      key: "status",
      header: draftColumnTexts.status,
      width: "4.75rem",
      stacked: { medium: "1 end", narrow: "3 end" },
      cell: () => <DraftBadge />,
    },
    {
      key: "edit",
      header: draftColumnTexts.actions,
      hideHeader: true,
      align: "end",
      width: "4.5rem",
      stacked: { medium: "1 end", narrow: "1-2 end" },
      hasControls: true,
      cell: ({ id }, { rowLabelId }) =>
        isAddressable(id) && (
          <ButtonLink size="small" href={paths.draft.href(id)} aria-describedby={rowLabelId}>
            {draftColumnTexts.edit}
          </ButtonLink>
        ),
    },
  ];

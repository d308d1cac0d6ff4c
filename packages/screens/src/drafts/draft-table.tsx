import { ButtonLink, InlineCode, Link, type Column } from "@understudy/ui";
import { stepCountText } from "../model/action/action";
import { draftName, type Draft } from "../model/draft/draft";
import { dash } from "../model/tone";
import { isAddressable, paths } from "../paths";
import { ServerDate } from "../shared/ServerDate";
import { DraftBadge } from "./DraftBadge";
import { draftColumnTexts } from "./texts";

function DraftName({ draft: { id, name } }: { draft: Draft }) {
  if (!isAddressable(id)) return draftName(name);
  return (
    <Link variant="quiet" href={paths.draft.href(id)}>
      {draftName(name)}
    </Link>
  );
}

export const draftTableColumns: readonly Column<
  Draft,
  "name" | "page" | "steps" | "created" | "status" | "edit"
>[] = [
  {
    key: "name",
    header: draftColumnTexts.name,
    primary: true,
    width: "3fr",
    cell: (draft) => <DraftName draft={draft} />,
  },
  {
    key: "page",
    header: draftColumnTexts.page,
    width: "2fr",
    stacked: { narrow: 3 },
    cell: ({ routePattern }) => (routePattern === null ? dash : <InlineCode>{routePattern}</InlineCode>),
  },
  {
    key: "steps",
    header: draftColumnTexts.steps,
    width: "5.5rem",
    cell: ({ steps }) => stepCountText(steps.length),
  },
  {
    key: "created",
    header: draftColumnTexts.created,
    width: "11.25rem",
    cell: ({ createdAt }) => <ServerDate date={createdAt} />,
  },
  {
    key: "status",
    header: draftColumnTexts.status,
    width: "6rem",
    stacked: { medium: "1 end", tiny: "3 end" },
    cell: () => <DraftBadge quiet />,
  },
  {
    key: "edit",
    header: draftColumnTexts.actions,
    hideHeader: true,
    align: "end",
    width: "5rem",
    stacked: { medium: "1 end" },
    hasControls: true,
    repeatsLink: true,
    cell: ({ id }, { rowLabelId }) =>
      isAddressable(id) && (
        <ButtonLink size="small" variant="inRow" href={paths.draft.href(id)} aria-describedby={rowLabelId}>
          {draftColumnTexts.edit}
        </ButtonLink>
      ),
  },
];

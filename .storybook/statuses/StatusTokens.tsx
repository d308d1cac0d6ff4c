import { InlineCode, Table, type Column } from "@understudy/ui";
import { type RunStatus, runStatuses } from "../../packages/model/src/run/run";
import { isProblem, statusMark } from "../../packages/model/src/run/run-status";
import { RunStatusBadge } from "../../packages/screens/src/runs/RunBadges";
import { contrast } from "@understudy/base";
import { dark, light } from "../../packages/ui/src/theme/values";

interface Row {
  status: RunStatus | null;
}

/** The badges of success and running have no background. */
function ratio({ tone, surface }: typeof light, { status }: Row): string {
  const { text, soft } = tone[statusMark(status).tone];
  return `${contrast(text, status === null || isProblem(status) ? soft : surface.card).toFixed(1)}:1`;
}

const columns: readonly Column<Row>[] = [
  { key: "status", header: "Status", cell: RunStatusBadge },
  {
    key: "token",
    header: "Token",
    cell: ({ status }) => <InlineCode>{`tone.${statusMark(status).tone}`}</InlineCode>,
  },
  { key: "light", header: "Contrast, light", stackedLabel: "light", cell: (row) => ratio(light, row) },
  { key: "dark", header: "Contrast, dark", stackedLabel: "dark", cell: (row) => ratio(dark, row) },
];

/** The token of each status of a run, with the contrast of its text on its background. */
export const StatusTokens = () => (
  <Table
    aria-label="Statuses"
    columns={columns}
    rows={[...runStatuses, null].map((status) => ({ status }))}
    rowKey={({ status }) => status ?? ""}
    empty={null}
  />
);

import { Badge, InlineCode, Table, type Column } from "@understudy/ui";
import { runStatuses } from "../../packages/screens/src/model/run/run";
import { statusMark } from "../../packages/screens/src/model/run/run-status";
import { contrast } from "../../packages/ui/src/theme/contrast";
import { dark, light } from "../../packages/ui/src/theme/values";

const marks = [...runStatuses, null].map(statusMark);
type Mark = (typeof marks)[number];

function ratio(theme: typeof light, { tone }: Mark): string {
  const { text, soft } = theme.tone[tone];
  return `${contrast(text, soft).toFixed(1)} : 1`;
}

const columns: readonly Column<Mark>[] = [
  {
    key: "status",
    header: "Status",
    cell: ({ tone, word }) => <Badge tone={tone}>{word}</Badge>,
  },
  { key: "token", header: "Token", cell: ({ tone }) => <InlineCode>{`tone.${tone}`}</InlineCode> },
  { key: "light", header: "Contrast, light", cell: (mark) => ratio(light, mark) },
  { key: "dark", header: "Contrast, dark", cell: (mark) => ratio(dark, mark) },
];

/** The token of each status of a run, with the contrast of its text on its background. */
export const StatusTokens = () => (
  <Table label="Statuses" columns={columns} rows={marks} rowKey={({ word }) => word} empty={null} />
);

import { Button, InlineCode, type Column } from "@understudy/ui";
import type { ApiKey } from "../../model/keys/key";
import { dash } from "../../model/tone";
import { WrittenDate } from "../../shared/WrittenDate";

/** When it was last used; a key that never was reads “Never”. */
export function LastUsed({ written }: { written: string | null }) {
  return written === null ? "Never" : <WrittenDate written={written} />;
}

/** Without an id there is nothing that the server could be asked to revoke. */
export const keyTableColumns = (onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  {
    key: "name",
    header: "Name",
    primary: true,
    width: "2fr",
    cell: ({ name }) => <span dir="auto">{name ?? dash}</span>,
  },
  {
    key: "key",
    header: "Key",
    width: "2fr",
    least: "11.25rem",
    stacked: { medium: 2 },
    cell: ({ key }) => (key === null ? dash : <InlineCode>{key}</InlineCode>),
  },
  {
    key: "created",
    header: "Created",
    width: "10.75rem",
    stacked: { medium: 3 },
    stackedLabel: "Created",
    cell: ({ createdAt }) => <WrittenDate written={createdAt} />,
  },
  {
    key: "lastUsed",
    header: "Last Used",
    width: "10.75rem",
    stacked: { medium: 3, narrow: 4 },
    stackedLabel: "Last used",
    cell: ({ lastUsed }) => <LastUsed written={lastUsed} />,
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    width: "6.25rem",
    stacked: { medium: "1 end", tiny: "4 end" },
    hasControls: true,
    cell: (key, { busy, rowLabelId }) =>
      key.id !== null && (
        <Button
          size="small"
          variant="inRow"
          busy={busy}
          aria-describedby={rowLabelId}
          onClick={() => onRevoke(key)}
        >
          Revoke
        </Button>
      ),
  },
];

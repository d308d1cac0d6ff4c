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
  // On a card it gets the whole line: what tells keys apart is their end.
  {
    key: "key",
    header: "Key",
    width: "2fr",
    cardLabel: "",
    cell: ({ key }) => (key === null ? dash : <InlineCode>{key}</InlineCode>),
  },
  {
    key: "created",
    header: "Created",
    width: "12rem",
    hideBelow: "52rem",
    cell: ({ createdAt }) => <WrittenDate written={createdAt} />,
  },
  {
    key: "lastUsed",
    header: "Last Used",
    width: "12rem",
    cell: ({ lastUsed }) => <LastUsed written={lastUsed} />,
  },
  {
    key: "actions",
    header: "Actions",
    cardLabel: "",
    align: "end",
    width: "7rem",
    cell: (key, { busy, rowLabelId }) =>
      key.id !== null && (
        <Button size="small" busy={busy} aria-describedby={rowLabelId} onClick={() => onRevoke(key)}>
          Revoke
        </Button>
      ),
  },
];

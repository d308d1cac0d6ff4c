import { dash } from "@understudy/base";
import { Announced, Badge, Button, InlineCode, type Column } from "@understudy/ui";
import { type ApiKey } from "@understudy/model";
import { ServerDate } from "../../shared/ServerDate";
import { dateOrders } from "../../shared/shared-texts";
import type { layout } from "./key-table.css";
import { keyTexts } from "./keys-texts";

export function LastUsed({ date }: { date: string | null }) {
  return date === null ? keyTexts.never : <ServerDate date={date} />;
}

const Revoked = ({ name }: Pick<ApiKey, "name">) => (
  <>
    <Badge tone="good" variant="quiet">
      {keyTexts.revoked}
    </Badge>
    <Announced>{keyTexts.revokedKey(name ?? "")}</Announced>
  </>
);

/** A key without an ID can't be revoked. */
export const keyTableColumns = (
  onRevoke: (key: ApiKey) => void,
  /** Of a key that was just revoked. */
  revokedRow: string | null,
): readonly Column<ApiKey, keyof typeof layout.cells>[] => [
  {
    key: "name",
    header: keyTexts.name,
    cell: ({ name }) => <span dir="auto">{name ?? dash}</span>,
  },
  {
    key: "key",
    header: keyTexts.key,
    cell: ({ masked }) => (masked === null ? dash : <InlineCode>{masked}</InlineCode>),
  },
  {
    key: "created",
    header: keyTexts.created,
    sortsFirst: "descending",
    orders: dateOrders,
    stackedLabel: keyTexts.created,
    cell: ({ createdAt }) => <ServerDate date={createdAt} />,
  },
  {
    key: "lastUsed",
    header: keyTexts.lastUsed,
    orders: dateOrders,
    stackedLabel: keyTexts.lastUsed,
    cell: ({ lastUsed }) => <LastUsed date={lastUsed} />,
  },
  {
    key: "actions",
    header: keyTexts.actions,
    align: "end",
    hasControls: true,
    cell: (key, { busy, rowLabelId }) =>
      key.key === revokedRow ? (
        <Revoked name={key.name} />
      ) : (
        key.id !== null && (
          <Button size="small" busy={busy} aria-describedby={rowLabelId} onClick={() => onRevoke(key)}>
            {busy ? keyTexts.revoking : keyTexts.revoke}
          </Button>
        )
      ),
  },
];

import { dash } from "@understudy/base";
import { Badge, Button, Select, Text, useNow, type CellContext, type Column } from "@understudy/ui";
import {
  invitationAge,
  type Member,
  memberBadge,
  type MemberChange,
  parseRole,
  roleFacts,
  roleLabel,
  roles,
} from "@understudy/model";
import { ServerDate } from "../shared/ServerDate";
import { dateWithNote, note } from "../shared/date-note.css";
import { dateOrders } from "../shared/shared-texts";
import { teamTexts } from "./team-texts";
import * as styles from "./member-table.css";

export const roleOptions = roles.map((role) => ({
  value: role,
  label: roleFacts[role].label,
  description: roleFacts[role].may,
}));

type OnChange = (change: MemberChange) => void;

interface RoleCellProps {
  member: Member;
  context: CellContext;
  onChange: OnChange;
}

function RoleCell({ member, context: { rowLabelId, busy }, onChange }: RoleCellProps) {
  const value = parseRole(member.role) ?? "";
  // An unknown role is shown as received and can be changed to a known one.
  const options = value === "" ? [{ value: "", label: roleLabel(member.role) }, ...roleOptions] : roleOptions;
  return (
    <div className={styles.role}>
      <Select
        label={teamTexts.role}
        hideLabel
        size="small"
        value={value}
        options={options}
        busy={busy}
        disabled={member.id === null}
        aria-describedby={rowLabelId}
        onChange={(chosen) => {
          const role = parseRole(chosen);
          if (role !== null) onChange({ kind: "role", member, role });
        }}
      />
    </div>
  );
}

function Invited({ member }: { member: Member }) {
  const now = useNow();
  const age = invitationAge(member, now);
  return (
    <span className={dateWithNote}>
      <ServerDate date={member.invitedAt} />{" "}
      {age !== null && (
        <span className={note}>
          <Text as="span" size="small" variant="quiet">
            {age}
          </Text>
        </span>
      )}
    </span>
  );
}

function Status({ member }: { member: Member }) {
  const { tone, word } = memberBadge(member);
  return (
    <Badge tone={tone} variant="quiet">
      {word}
    </Badge>
  );
}

export const memberTableColumns = (
  onChange: OnChange,
): readonly Column<Member, keyof typeof styles.layout.cells>[] => [
  {
    key: "email",
    header: teamTexts.email,
    cell: ({ email }) => <span dir="auto">{email ?? dash}</span>,
  },
  {
    key: "role",
    header: teamTexts.role,
    hasControls: true,
    cell: (member, context) => <RoleCell member={member} context={context} onChange={onChange} />,
  },
  {
    key: "status",
    header: teamTexts.status,
    cell: (member) => <Status member={member} />,
  },
  {
    key: "invited",
    header: teamTexts.invited,
    orders: dateOrders,
    stackedLabel: teamTexts.invited,
    cell: (member) => <Invited member={member} />,
  },
  {
    key: "actions",
    header: teamTexts.actions,
    align: "end",
    hasControls: true,
    cell: (member, { busy, rowLabelId }) =>
      member.id !== null && (
        <Button
          size="small"
          busy={busy}
          aria-describedby={rowLabelId}
          onClick={() => onChange({ kind: "remove", member })}
        >
          {teamTexts.remove}
        </Button>
      ),
  },
];

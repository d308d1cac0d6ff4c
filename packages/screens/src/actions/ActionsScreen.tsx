import { dash } from "@understudy/base";
import {
  Announced,
  ButtonLink,
  EmptyState,
  PageHeader,
  Select,
  type SelectOption,
  Stack,
} from "@understudy/ui";
import { useMemo } from "react";
import {
  type Action,
  actionColumns,
  actionMessages,
  type ActionsQuery,
  type ActionStatus,
  actionStatuses,
  actionStatusTexts,
  allActions,
  paths,
} from "@understudy/model";
import { ListSection } from "../shared/ListSection";
import type { ListState } from "../shared/list-state";
import type { WriteOutcome } from "../shared/OutcomeNote";
import { actionTableColumns } from "./action-table";
import { layout } from "./action-table.css";
import { actionList, actionListTexts, actionTexts } from "./actions-texts";
import { EmptyActionsPicture } from "./EmptyActionsPicture";

export interface ToggledActions {
  /** Keys of the rows whose toggle is pending. */
  busy: ReadonlySet<string>;
  outcome: WriteOutcome;
  /** The last toggle that succeeded, and what it asked for. */
  done: { name: string | null; isPublished: boolean } | null;
  onToggle: (action: Action) => void;
}

export interface ActionsScreenProps {
  list: ListState<Action, ActionsQuery>;
  toggled: ToggledActions;
  /** The key of an action that was just published. */
  published: string | null;
}

const statusOptions: readonly SelectOption<ActionStatus | "">[] = [
  { value: "", label: actionListTexts.allStatuses },
  ...actionStatuses.map((value) => ({ value, label: actionStatusTexts[value] })),
];

export function ActionsScreen({ list, toggled, published }: ActionsScreenProps) {
  const { query, onQueryChange } = list;
  const { busy, outcome, done, onToggle } = toggled;
  // New column objects would re-render every row.
  const columns = useMemo(() => actionTableColumns(onToggle), [onToggle]);
  return (
    <Stack gap="4">
      <PageHeader title={paths.actions.title} />
      <Announced>{done ? actionListTexts.toggled(done.name ?? dash, done.isPublished) : ""}</Announced>
      <ListSection
        list={list}
        texts={actionList}
        columns={columns}
        layout={layout}
        filter={
          <Select
            hideLabel
            variant="quiet"
            label={actionTexts.status}
            value={query.status ?? ""}
            options={statusOptions}
            onChange={(status) => onQueryChange({ ...query, status: status || null }, "filter")}
          />
        }
        busyRows={busy}
        highlightedRow={published}
        opensRows
        outcome={outcome}
        sortedBy={actionColumns}
        noMatches={{ title: actionListTexts.noMatch, query: allActions }}
        empty={
          <EmptyState
            title={actionMessages.none}
            picture={<EmptyActionsPicture />}
            actions={<ButtonLink href={paths.drafts.href()}>{actionListTexts.viewDrafts}</ButtonLink>}
          />
        }
      />
    </Stack>
  );
}

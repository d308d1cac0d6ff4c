import { Select, type SelectOption } from "@understudy/ui";
import {
  type ActionsQuery,
  type ActionStatus,
  actionStatuses,
  actionStatusTexts,
  type ListChange,
  type Remote,
} from "@understudy/model";
import { ListFilters, type ListView } from "../shared/ListFilters";
import { actionListTexts, actionTexts } from "./actions-texts";

const statusOptions: readonly SelectOption<ActionStatus | "">[] = [
  { value: "", label: actionListTexts.allStatuses },
  ...actionStatuses.map((value) => ({ value, label: actionStatusTexts[value] })),
];

interface ActionFiltersProps {
  query: ActionsQuery;
  list: Remote<ListView<unknown>>;
  onQueryChange: (query: ActionsQuery, change: ListChange) => void;
}

export const ActionFilters = ({ query, list, onQueryChange }: ActionFiltersProps) => (
  <ListFilters
    label={actionListTexts.filters}
    search={{
      label: actionListTexts.search,
      placeholder: actionListTexts.searchPlaceholder,
      value: query.q,
      onChange: (q) => onQueryChange({ ...query, q }, "search"),
    }}
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
    found={list.state === "ready" ? list.data : null}
    thing="action"
  />
);

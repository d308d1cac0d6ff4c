import type { ListChange, ListView, Remote } from "@understudy/model";
import type { TableProps } from "@understudy/ui";

/** Where the user was in a long list. */
export type ListPosition = Pick<TableProps<unknown>, "initialPosition" | "onPositionChange">;

/** What the container of a list page hands to its screen. */
export interface ListState<Row, Query> {
  query: Query;
  onQueryChange: (query: Query, change: ListChange) => void;
  /** The rows that match the query, in its order. */
  view: Remote<ListView<Row>>;
  onReload: () => void;
  position?: ListPosition;
}

export interface ListTexts {
  /** The accessible name of the table and of its search. */
  label: string;
  /** One of its rows: “draft”. */
  entry: string;
  loading: string;
  failed: string;
  /** Of a list that is searched. */
  search?: { label: string; placeholder?: string };
}

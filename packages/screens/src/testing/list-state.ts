import type { Refresh } from "@understudy/model";
import { ready } from "@understudy/model/fixtures";
import { fn } from "storybook/test";

/** A list that has been loaded. */
export const listState = <Row, Query>(
  all: readonly Row[],
  query: Query,
  select: (all: readonly Row[], query: Query) => readonly Row[],
  refresh?: Refresh,
) => ({
  query,
  view: ready({ rows: select(all, query), total: all.length }, refresh),
  onQueryChange: fn(),
  onReload: fn(),
});

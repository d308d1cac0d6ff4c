import { RunsScreen } from "@understudy/screens";
import { parseRunsQuery, paths, type Run } from "@understudy/screens/model";
import { useListScroll } from "../useListScroll";
import { useListQuery } from "../useListQuery";
import { useRunsExport } from "./useRunsExport";
import { useRunsView } from "./useRunsView";

const address = { parse: parseRunsQuery, href: paths.runs.href };
const none: readonly Run[] = [];

export function Component() {
  const [query, onQueryChange, addressed] = useListQuery(address);
  const { view, groups, actionName, live, reload } = useRunsView(query);
  const exporting = useRunsExport(view.state === "ready" ? view.data.rows : none);
  return (
    <RunsScreen
      query={query}
      addressed={addressed}
      actionName={actionName}
      onQueryChange={onQueryChange}
      runs={view}
      onReload={reload}
      live={live}
      failures={{ groups }}
      exporting={exporting}
      {...useListScroll(paths.runs.href(query), view.state === "ready")}
    />
  );
}

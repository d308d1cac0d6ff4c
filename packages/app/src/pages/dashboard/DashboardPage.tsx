import { DashboardScreen, isUnused, type DashboardPart } from "@understudy/screens";
import { useState } from "react";
import { useActionsQuery } from "../../api/actions";
import { useDriftQuery } from "../../api/drift";
import { useRemote } from "../../api/remote";
import { useSiteQuery } from "../../api/site";
import { useTimeseriesQuery, useUsageSummaryQuery } from "../../api/usage";
import { useSession } from "../../session/session";
import { guidePollMs, useSetupGuide } from "./useSetupGuide";

export function Component() {
  const { product } = useSession();
  const [polls, setPolls] = useState(false);
  const queries = {
    site: useSiteQuery(undefined, { pollingInterval: polls ? guidePollMs : 0, skipPollingIfUnfocused: true }),
    summary: useUsageSummaryQuery(),
    timeseries: useTimeseriesQuery(),
    actions: useActionsQuery(),
    drift: useDriftQuery(),
  };
  const data = {
    site: useRemote(queries.site),
    summary: useRemote(queries.summary),
    timeseries: useRemote(queries.timeseries),
    actions: useRemote(queries.actions),
    drift: useRemote(queries.drift),
  };
  const guide = useSetupGuide(data.site);
  const showsSteps = guide.isOpen || isUnused(data);
  if (polls !== showsSteps) setPolls(showsSteps);

  const retry = (part: DashboardPart | "all") => {
    if (part === "all") for (const query of Object.values(queries)) void query.refetch();
    else void queries[part].refetch();
  };
  return (
    <DashboardScreen
      product={product}
      data={data}
      guide={guide.isOpen ? "open" : "closed"}
      setup={guide.knownSetup}
      onRetry={retry}
      onOpenGuide={guide.open}
      onCloseGuide={guide.close}
    />
  );
}

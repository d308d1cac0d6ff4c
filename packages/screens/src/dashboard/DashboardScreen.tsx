import { LiveRegion, PageHeader, Presence, Stack, useMediaQuery } from "@understudy/ui";
import { windowWidth } from "@understudy/ui/widths";
import type { ComponentType } from "react";
import {
  type AttentionItem,
  type Failure,
  loadErrors,
  type MissingReason,
  paths,
  type Product,
  type Remote,
} from "@understudy/model";
import { LoadFailure } from "../shared/LoadFailure";
import { MissingPart } from "../shared/MissingPart";
import { StaleNote } from "../shared/StaleNote";
import * as styles from "./DashboardScreen.css";
import { type DashboardData, type DashboardPart, readAt } from "./data";
import { DriftAlerts } from "./DriftAlerts";
import { NeedsAttention } from "./NeedsAttention";
import { QuickStart } from "./QuickStart";
import { RecentActions } from "./RecentActions";
import { SetupBanner } from "./SetupBanner";
import type { SetupGuideProps } from "./SetupGuide";
import { Stats } from "./Stats";
import { UsageTrends } from "./UsageTrends";

/** Its code is passed once it has loaded: few visits open it. */
export type SetupGuideState =
  | { state: "closed" | "loading" }
  | { state: "missing"; reason: MissingReason }
  | { state: "open"; SetupGuide: ComponentType<SetupGuideProps> };

/** What this browser's last visit found, to reserve its space; on the first, what is usual. */
export interface LastVisit {
  attentionLines: number;
  driftAlerts?: number | undefined;
  setup: "pending" | "complete";
}

export interface DashboardScreenProps {
  product: Product;
  data: DashboardData;
  /** `null` until it is known. */
  attention: readonly AttentionItem[] | null;
  lastVisit: LastVisit;
  guide: SetupGuideState;
  onRetry: (part: DashboardPart | "failed") => void;
  /** Also retries, if its code is missing. */
  onOpenGuide: () => void;
  onCloseGuide: () => void;
  onReload: () => void;
}

/** The failure to show for the page, if more than one part failed. */
function commonFailure(data: DashboardData): Failure | null {
  const failures = Object.values(data).flatMap((part) => (part.state === "failed" ? [part.failure] : []));
  return failures.length > 1
    ? (failures.find(({ kind }) => kind === "session") ?? failures[0] ?? null)
    : null;
}

const foundSessionOver = (part: Remote<unknown>) =>
  part.state === "ready" && part.refresh.state === "failed" && part.refresh.failure.kind === "session";

const hasFailedRefresh = (part: Remote<unknown>) => part.state === "ready" && part.refresh.state === "failed";

const staleParts = (data: DashboardData) => Object.values(data).filter(hasFailedRefresh);

/** One note for the page replaces those of several parts. */
function withoutRepeatedFailures(data: DashboardData): DashboardData {
  const always = staleParts(data).length > 1;
  const silent = <T,>(part: Remote<T>): Remote<T> =>
    part.state === "ready" && (always || foundSessionOver(part))
      ? { ...part, refresh: { state: "idle" } }
      : part;
  const { site, summary, timeseries, actions, drift } = data;
  return {
    site: silent(site),
    summary: silent(summary),
    timeseries: silent(timeseries),
    actions: silent(actions),
    drift: silent(drift),
  };
}

interface PageNoteProps {
  data: DashboardData;
  since: number;
  onRetry: () => void;
}

function PageNote({ data, since, onRetry }: PageNoteProps) {
  const [first, another] = staleParts(data);
  const stale = Object.values(data).find(foundSessionOver) ?? (another && first);
  return stale?.state === "ready" && <StaleNote refresh={stale.refresh} asOf={since} onRetry={onRetry} />;
}

export function DashboardScreen(props: DashboardScreenProps) {
  const { product, data, guide, onRetry, onOpenGuide, onCloseGuide, onReload } = props;
  const failure = commonFailure(data);
  const since = readAt(data);
  return (
    <Stack gap="4">
      <PageHeader title={paths.dashboard.title} />
      <LiveRegion>
        {guide.state === "missing" && (
          <MissingPart reason={guide.reason} onRetry={onOpenGuide} onReload={onReload} />
        )}
      </LiveRegion>
      {since !== null && <PageNote data={data} since={since} onRetry={() => onRetry("failed")} />}
      {failure !== null && (
        <LoadFailure
          failure={failure}
          title={loadErrors.dashboard}
          fallback={loadErrors.dashboardData}
          onRetry={() => onRetry("failed")}
        />
      )}
      {Object.values(data).some(({ state }) => state !== "failed") && (
        <Arrived {...props} data={withoutRepeatedFailures(data)} hidesFailures={failure !== null} />
      )}
      <Presence>
        {guide.state === "open" && (
          <guide.SetupGuide
            product={product}
            site={data.site}
            onRetry={() => onRetry("site")}
            onClose={onCloseGuide}
          />
        )}
      </Presence>
    </Stack>
  );
}

interface ArrivedProps extends DashboardScreenProps {
  /** One panel for the page replaces those of the parts. */
  hidesFailures: boolean;
}

function Arrived(props: ArrivedProps) {
  const { data, attention, lastVisit, guide, hidesFailures, onRetry, onOpenGuide } = props;
  const { site, summary, timeseries, actions, drift } = data;
  const isPhone = useMediaQuery(windowWidth.phone);
  const isWaiting = Object.values(data).every(({ state }) => state === "loading");
  const isShown = (part: Remote<unknown>) => !hidesFailures || part.state !== "failed";
  const driftAlerts = isShown(drift) && (
    <DriftAlerts drift={drift} lastCount={lastVisit.driftAlerts} onRetry={() => onRetry("drift")} />
  );
  return (
    // Replaced as a whole, so that nothing that is already there moves. Nothing in it takes the focus before.
    <div key={isWaiting ? "waiting" : "shown"} className={styles.sections}>
      <NeedsAttention items={attention} lastLines={lastVisit.attentionLines} />
      {isShown(site) && (
        <SetupBanner
          site={site}
          setup={lastVisit.setup}
          onContinue={onOpenGuide}
          onRetry={() => onRetry("site")}
        />
      )}
      {isShown(summary) && (
        <Stats summary={summary} timeseries={timeseries} onRetry={() => onRetry("summary")} />
      )}
      <div className={styles.parts}>
        {isPhone && driftAlerts}
        {isShown(timeseries) && (
          <div className={styles.whole}>
            <UsageTrends timeseries={timeseries} onRetry={() => onRetry("timeseries")} />
          </div>
        )}
        {isShown(actions) && <RecentActions actions={actions} onRetry={() => onRetry("actions")} />}
        <div className={styles.aside}>
          {!isPhone && driftAlerts}
          {!isWaiting && <QuickStart isGuideLoading={guide.state === "loading"} onOpenGuide={onOpenGuide} />}
        </div>
      </div>
    </div>
  );
}

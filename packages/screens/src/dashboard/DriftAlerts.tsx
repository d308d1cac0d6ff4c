import { dash } from "@understudy/base";
import { Badge, Bone, Button, Card, DriftedIcon, List, Stack, Text, useNow } from "@understudy/ui";
import { useState } from "react";
import {
  loadErrors,
  countOf,
  type DriftAlert,
  driftedRuns,
  formatPercent,
  isOlderAlert,
  paths,
  type Remote,
  worstAlertsFirst,
} from "@understudy/model";
import { RemoteSection } from "../shared/RemoteSection";
import { mostListed } from "../shared/most-listed";
import { NameLink } from "../shared/NameLink";
import { ServerDate } from "../shared/ServerDate";
import { driftTexts, dashboardTexts } from "./dashboard-texts";
import * as styles from "./rows.css";

export interface DriftAlertsProps {
  drift: Remote<readonly DriftAlert[]>;
  /** Reserves the space of as many; unknown on the first visit. */
  lastCount?: number | undefined;
  onRetry: () => void;
}

export function DriftAlerts({ drift, lastCount = 2, onRetry }: DriftAlertsProps) {
  const now = useNow();
  const listed = (alerts: readonly DriftAlert[]) => alerts.filter((alert) => !isOlderAlert(alert, now));
  const count = drift.state === "ready" ? listed(drift.data).length : 0;
  return (
    <Card
      variant="plain"
      title={driftTexts.title}
      description={dashboardTexts.lastSevenDays}
      actions={
        count > 0 && (
          <Badge tone="warning" icon={DriftedIcon}>
            {countOf(count, "action")}
          </Badge>
        )
      }
    >
      <RemoteSection
        remote={drift}
        failureTitle={loadErrors.drift}
        loadingLabel={driftTexts.loading}
        skeleton={<AlertsSkeleton count={lastCount} />}
        onRetry={onRetry}
      >
        {(alerts) =>
          count === 0 ? (
            <Text variant="quiet">{driftTexts.empty}</Text>
          ) : (
            <Alerts alerts={worstAlertsFirst(listed(alerts))} />
          )
        }
      </RemoteSection>
    </Card>
  );
}

/** A redesign of the site can make every action drift, so the list is limited. */
const shownAtOnce = 5;

/** As high as this many alerts, or the first of them and the button below. */
const AlertsSkeleton = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    <Stack gap="2">
      <List variant="divided">
        {Array.from({ length: Math.min(count, shownAtOnce) }, (_, row) => (
          <li key={row} className={styles.alert}>
            <div className={styles.alertHead}>
              <span className={styles.name}>
                <Bone width="8rem" />
              </span>
              <span className={styles.count}>
                <Bone width="4rem" />
              </span>
            </div>
            <div className={styles.alertFacts}>
              <span className={styles.recovery}>
                <Bone width="10rem" />
              </span>
              <span>
                <Bone width="8rem" />
              </span>
            </div>
          </li>
        ))}
      </List>
      {count === 0 && (
        <Text variant="quiet">
          <Bone width="12rem" />
        </Text>
      )}
      {count > shownAtOnce && <div className={styles.more} />}
    </Stack>
  </div>
);

function Alerts({ alerts }: { alerts: readonly DriftAlert[] }) {
  const [expanded, setExpanded] = useState(false);
  const shown = alerts.slice(0, expanded ? mostListed : shownAtOnce);
  return (
    <Stack gap="2">
      <List variant="divided">
        {shown.map((alert) => (
          <AlertRow key={alert.key} alert={alert} />
        ))}
      </List>
      {expanded && alerts.length > mostListed && (
        <Text variant="quiet">{driftTexts.notListed(alerts.length - mostListed)}</Text>
      )}
      {alerts.length > shownAtOnce && (
        <Button variant="text" size="small" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? driftTexts.fewer : driftTexts.more(alerts.length - shownAtOnce)}
        </Button>
      )}
    </Stack>
  );
}

function AlertRow({ alert }: { alert: DriftAlert }) {
  const name = alert.actionName ?? dash;
  return (
    <li className={styles.alert}>
      <div className={styles.alertHead}>
        <span className={styles.name} dir="auto" title={name}>
          <NameLink
            id={alert.actionId ?? alert.actionName}
            name={name}
            href={() => paths.runs.href(driftedRuns(alert, "1"))}
          />
        </span>
        <span className={styles.count}>
          {alert.driftCount === null ? dash : countOf(alert.driftCount, "drift")}
        </span>
      </div>
      <div className={styles.alertFacts}>
        <span className={styles.recovery}>
          <NameLink
            id={alert.actionId ?? alert.actionName}
            name={driftTexts.recovered(formatPercent(alert.recoveryRate))}
            href={() => paths.runs.href(driftedRuns(alert, "recovered"))}
          />
        </span>
        <span>
          <ServerDate date={alert.latestOccurrence} />
        </span>
      </div>
    </li>
  );
}

import { Button, Cluster, IconButton, IconLink, NextIcon, PreviousIcon, Text } from "@understudy/ui";
import { formatNumber, loadErrors, shortcuts } from "@understudy/model";
import * as styles from "./RunPager.css";
import { pagerTexts } from "./detail-texts";

/** The run's position in the list the user came from. */
export type RunPosition =
  /** The list is loaded only on request. */
  | { state: "unloaded"; onLoad: () => void }
  | { state: "loading" }
  | { state: "failed"; onLoad: () => void }
  /** The list doesn't contain this run. */
  | { state: "unlisted" }
  | {
      state: "listed";
      number: number;
      total: number;
      previousHref: string | null;
      nextHref: string | null;
    };

interface RunPagerProps {
  position: RunPosition;
  /** Whether the keys of the shortcuts are enabled. */
  hasKeys: boolean;
}

export function RunPager({ position, hasKeys }: RunPagerProps) {
  switch (position.state) {
    case "unloaded":
      return (
        <Button variant="quiet" onClick={position.onLoad}>
          {pagerTexts.find}
        </Button>
      );
    case "loading":
      return (
        <Button variant="quiet" busy>
          {pagerTexts.loading}
        </Button>
      );
    case "failed":
      return (
        <Cluster gap="1">
          <Text size="small" tone="muted">
            {loadErrors.runs}
          </Text>
          <Button variant="quiet" onClick={position.onLoad}>
            {pagerTexts.retry}
          </Button>
        </Cluster>
      );
    case "unlisted":
      return (
        <Text size="small" tone="muted">
          {pagerTexts.unlisted}
        </Text>
      );
    case "listed":
      return (
        <nav className={styles.pager} aria-label={pagerTexts.label}>
          <Step
            label={pagerTexts.previous}
            {...(hasKeys && { shortcut: shortcuts.previousRun })}
            icon={PreviousIcon}
            href={position.previousHref}
          />
          <span className={styles.position}>
            {pagerTexts.position(formatNumber(position.number), formatNumber(position.total))}
          </span>
          <Step
            label={pagerTexts.next}
            {...(hasKeys && { shortcut: shortcuts.nextRun })}
            icon={NextIcon}
            href={position.nextHref}
          />
        </nav>
      );
  }
}

function Step({
  href,
  ...step
}: {
  label: string;
  shortcut?: string;
  icon: typeof NextIcon;
  href: string | null;
}) {
  return href === null ? (
    <IconButton {...step} disabled onClick={() => undefined} />
  ) : (
    <IconLink {...step} href={href} />
  );
}

import { Button, Cluster, IconButton, IconLink, NextIcon, PreviousIcon, Text } from "@understudy/ui";
import { formatNumber } from "../../model/format/numbers";
import { shortcuts } from "../../model/commands/shortcuts";
import { loadErrors } from "../../model/texts";
import * as styles from "./RunPager.css";

/** Where a run stands in the list one came from. */
export type RunPlace =
  /** The list is not here; it is loaded only when asked for. */
  | { state: "unloaded"; onLoad: () => void }
  | { state: "loading" }
  | { state: "failed"; onLoad: () => void }
  /** The list does not hold this run. */
  | { state: "unlisted" }
  | {
      state: "listed";
      position: number;
      total: number;
      previousHref: string | null;
      nextHref: string | null;
    };

export function RunPager({ place }: { place: RunPlace }) {
  switch (place.state) {
    case "unloaded":
      return (
        <Button variant="quiet" onClick={place.onLoad}>
          Show place in list
        </Button>
      );
    case "loading":
      return (
        <Button variant="quiet" busy>
          Loading list
        </Button>
      );
    case "failed":
      return (
        <Cluster gap="1">
          <Text size="small" tone="muted">
            {loadErrors.runs}
          </Text>
          <Button variant="quiet" onClick={place.onLoad}>
            Retry
          </Button>
        </Cluster>
      );
    case "unlisted":
      return null;
    case "listed":
      return (
        <nav className={styles.pager} aria-label="Runs">
          <Step
            label="Previous run"
            shortcut={shortcuts.previousRun}
            icon={PreviousIcon}
            href={place.previousHref}
          />
          <span className={styles.position}>
            {formatNumber(place.position)} of {formatNumber(place.total)}
          </span>
          <Step label="Next run" shortcut={shortcuts.nextRun} icon={NextIcon} href={place.nextHref} />
        </nav>
      );
  }
}

function Step({
  href,
  ...step
}: {
  label: string;
  shortcut: string;
  icon: typeof NextIcon;
  href: string | null;
}) {
  return href === null ? (
    <IconButton {...step} disabled onClick={() => undefined} />
  ) : (
    <IconLink {...step} href={href} />
  );
}

import { IconButton, IconLink, NextIcon, PreviousIcon } from "@understudy/ui";
import { formatNumber } from "@understudy/model";
import * as styles from "./RunPager.css";
import { pagerTexts } from "./detail-texts";

/** The run's position in the list the user came from. */
export interface RunPosition {
  number: number;
  total: number;
  previousHref: string | null;
  nextHref: string | null;
}

export const RunPager = ({ number, total, previousHref, nextHref }: RunPosition) => (
  <nav className={styles.pager} aria-label={pagerTexts.label}>
    <Step label={pagerTexts.previous} icon={PreviousIcon} href={previousHref} />
    <span className={styles.position}>{pagerTexts.position(formatNumber(number), formatNumber(total))}</span>
    <Step label={pagerTexts.next} icon={NextIcon} href={nextHref} />
  </nav>
);

function Step({ href, ...step }: { label: string; icon: typeof NextIcon; href: string | null }) {
  return href === null ? <IconButton {...step} disabled /> : <IconLink {...step} href={href} />;
}

import { useId, type ReactNode } from "react";
import { MinusIcon, TrendDownIcon, TrendUpIcon, type Icon } from "../icon/icons";
import { useUiContext } from "../provider/UiProvider";
import { cx } from "../theme/cx";
import type { Tone } from "../theme/tokens";
import * as styles from "./StatCard.css";

export interface Trend {
  tone: Tone;
  /** “Up 7% vs last week”. */
  text: string;
  direction?: "up" | "down" | "same";
}

export interface StatCardProps {
  label: string;
  value: string;
  badge?: ReactNode;
  trend?: Trend | null;
  note?: ReactNode;
  /** Makes the whole card a link. */
  href?: string;
}

const directions: Record<NonNullable<Trend["direction"]>, Icon> = {
  up: TrendUpIcon,
  down: TrendDownIcon,
  same: MinusIcon,
};

/** The most characters that fit in large type: `99,999,999`. */
const mostLarge = 10;

/** A number with its label and trend. */
export function StatCard({ label, value, badge, trend, note, href }: StatCardProps) {
  const { link: Anchor } = useUiContext();
  const labelId = useId();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={cx(styles.card, href !== undefined && styles.linked)}
    >
      <p className={styles.label} id={labelId}>
        {href === undefined ? (
          label
        ) : (
          <Anchor href={href} className={styles.link}>
            {label}
          </Anchor>
        )}
      </p>
      <div className={styles.row}>
        <p className={cx(styles.value, value.length > mostLarge && styles.longValue)}>{value}</p>
        {badge}
      </div>
      {(trend || note !== undefined) && (
        <div className={styles.foot}>
          {trend && <TrendText {...trend} />}
          {note !== undefined && <span>{note}</span>}
        </div>
      )}
    </div>
  );
}

function TrendText({ tone, text, direction }: Trend) {
  const Glyph = direction && directions[direction];
  return (
    <span className={cx(styles.trend, styles.trendTone[tone])}>
      {Glyph && <Glyph className={styles.glyph} aria-hidden="true" />}
      <span>{text}</span>
    </span>
  );
}

import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useRef, useState, type KeyboardEvent } from "react";
import { cx, useUiContext } from "@understudy/ui";
import { trendTexts } from "../dashboard-texts";
import type { ChartScale } from "./chart-scale";
import { step, WHOLE, type ChartFocus } from "./roving";
import type { Part } from "./scale";
import { countedAmount, formatAmount, nameOf, type ChartPoint, type ChartSeries } from "./series";
import * as styles from "./StackedBars.css";

const LABELS = 10;

interface BarsProps<Key extends string> {
  label: string;
  series: readonly ChartSeries<Key>[];
  points: readonly ChartPoint<Key>[];
  scale: ChartScale<Key>;
  active: number | null;
  onActive: (point: number | null) => void;
  href: ((point: ChartPoint<Key>, series?: Key) => string) | undefined;
}

/** The interactive layer above the drawing: links and focusable elements for bars and their parts. */
export function Bars<Key extends string>({
  label,
  series,
  points,
  scale,
  active,
  onActive,
  href,
}: BarsProps<Key>) {
  const [last, setLast] = useState<ChartFocus>({ point: 0, part: WHOLE });
  const box = useRef<HTMLDivElement>(null);
  // Skips labels that don't fit. The last bar always has one.
  const every = Math.ceil(points.length / LABELS);
  const partsOf = points.map((point) =>
    series.flatMap(({ key }, part) => (point.values[key] > 0 ? [part] : [])),
  );

  // New data may be without the part that last had the focus.
  const bar = Math.min(last.point, points.length - 1);
  const current = { point: bar, part: partsOf[bar]?.includes(last.part) === true ? last.part : WHOLE };

  const press = (event: KeyboardEvent) => {
    const isRightToLeft = box.current?.matches(":dir(rtl)") ?? false;
    const next = step(event, current, partsOf, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-spot="${next.point} ${next.part}"]`)?.focus();
  };

  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      aria-roledescription={trendTexts.roleDescription}
      className={styles.bars}
      onPointerLeave={() => onActive(null)}
    >
      {points.map((point, index) => (
        <Bar
          key={point.key}
          index={index}
          point={point}
          series={series}
          parts={scale.partsOf(point)}
          isActive={active === index}
          hasLabel={(points.length - 1 - index) % every === 0}
          reachable={current.point === index ? current.part : null}
          onEnter={() => onActive(index)}
          onFocus={(part) => {
            setLast({ point: index, part });
            onActive(index);
          }}
          onBlur={() => onActive(null)}
          onKeyDown={press}
          href={href}
        />
      ))}
    </div>
  );
}

interface BarProps<Key extends string> extends Pick<BarsProps<Key>, "series" | "href"> {
  index: number;
  point: ChartPoint<Key>;
  parts: readonly Part[];
  isActive: boolean;
  hasLabel: boolean;
  /** The part that Tab reaches, if it is in this bar. */
  reachable: number | null;
  onEnter: () => void;
  onFocus: (part: number) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A bar as a whole, and each of its parts. */
function Bar<Key extends string>(props: BarProps<Key>) {
  const { index, point, series, parts, isActive, hasLabel, reachable, href } = props;
  const counted = countedAmount(point, series);
  const spot = (part: number): Omit<SpotProps, "name" | "href"> => ({
    chartFocus: { point: index, part },
    reachable: reachable === part,
    onFocus: () => props.onFocus(part),
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
  });
  return (
    <div className={cx(styles.bar, isActive && styles.active)} onPointerEnter={props.onEnter}>
      <ChartFocusTarget {...spot(WHOLE)} name={nameOf(point, series)} href={href?.(point)} />
      <div className={styles.partsBox}>
        {series.map(
          (one, part) =>
            point.values[one.key] > 0 && (
              <ChartFocusTarget
                key={one.key}
                {...spot(part)}
                name={nameOf(point, [one])}
                href={href?.(point, one.key)}
                place={parts[part]}
              />
            ),
        )}
        {counted > 0 && (
          <span
            className={styles.counted}
            style={assignInlineVars({
              [styles.from]: String(parts.reduce((sum, { height }) => sum + height, 0)),
            })}
            aria-hidden="true"
          >
            {formatAmount(counted)}
          </span>
        )}
      </div>
      <span
        className={cx(styles.day, href && styles.dayLinked, isActive && styles.dayActive)}
        aria-hidden="true"
      >
        {hasLabel && point.label}
      </span>
    </div>
  );
}

interface SpotProps {
  chartFocus: ChartFocus;
  name: string;
  href: string | undefined;
  reachable: boolean;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  place?: Part | undefined;
}

function ChartFocusTarget({ chartFocus, name, href, reachable, place, ...listeners }: SpotProps) {
  const { link: Anchor } = useUiContext();
  const shared = {
    "aria-label": name,
    "data-spot": `${chartFocus.point} ${chartFocus.part}`,
    tabIndex: reachable ? 0 : -1,
    className: place ? cx(styles.part, styles.touchable) : styles.whole,
    style:
      place && assignInlineVars({ [styles.from]: String(place.from), [styles.height]: String(place.height) }),
    ...listeners,
  };
  return href === undefined ? <button type="button" {...shared} /> : <Anchor href={href} {...shared} />;
}

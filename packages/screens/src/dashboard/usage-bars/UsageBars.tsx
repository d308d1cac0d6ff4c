import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Bone, useUiContext } from "@understudy/ui";
import { formatCompact, formatNumber, paths } from "@understudy/model";
import { trendTexts } from "../dashboard-texts";
import { niceTicks } from "./axis";
import { daySentence, outcomes, runsOf, type ChartDay } from "./chart-day";
import { Legend } from "./Legend";
import * as styles from "./UsageBars.css";

/** A link per day to its runs, with the bar of its outcomes. */
export function UsageBars({ days }: { days: readonly ChartDay[] }) {
  const most = Math.max(0, ...days.map(runsOf));
  const ticks = niceTicks(most);
  const top = ticks.at(-1) ?? 1;
  return (
    <figure className={styles.chart} aria-label={trendTexts.chart}>
      <Legend days={days} />
      <div className={styles.plot} style={assignInlineVars({ [styles.busiest]: String(most / top) })}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.line}
            style={assignInlineVars({ [styles.share]: String(tick / top) })}
            aria-hidden="true"
          >
            <span className={styles.tick}>{formatCompact(tick)}</span>
          </span>
        ))}
        <span className={styles.zone}>{trendTexts.zone}</span>
        <div className={styles.days}>
          {days.map((day) => (
            <Day key={day.day} day={day} top={top} />
          ))}
        </div>
      </div>
    </figure>
  );
}

function Day({ day, top }: { day: ChartDay; top: number }) {
  const { link: Anchor } = useUiContext();
  const failures = day.failed + day.timeout;
  return (
    <Anchor
      href={paths.runs.href({ day: day.day })}
      // The name of the link, and what a pointer at the bar shows.
      title={daySentence(day)}
      className={styles.day}
    >
      <span
        className={styles.bar}
        style={assignInlineVars({ [styles.share]: String(runsOf(day) / top) })}
        aria-hidden="true"
      >
        {outcomes.map(
          (outcome) =>
            day[outcome] > 0 && (
              <span
                key={outcome}
                className={styles.parts[outcome]}
                style={assignInlineVars({ [styles.amount]: String(day[outcome]) })}
              />
            ),
        )}
        {failures > 0 && <span className={styles.failures}>{formatNumber(failures)}</span>}
      </span>
      <span className={styles.label} aria-hidden="true">
        {day.label}
      </span>
    </Anchor>
  );
}

export const UsageBarsSkeleton = () => (
  <div className={styles.chart} aria-hidden="true">
    <div className={styles.legend}>
      <span className={styles.period}>
        <Bone width="14rem" />
      </span>
    </div>
    <div className={styles.plot}>
      <Outlines look="awaited" />
    </div>
  </div>
);

/** A new account: the days’ outlines. */
export const EmptyWeek = () => (
  <div className={styles.plot}>
    <Outlines look="empty" />
    <p className={styles.sentence}>{trendTexts.empty}</p>
  </div>
);

const Outlines = ({ look }: { look: "awaited" | "empty" }) => (
  <div className={styles.outlines} aria-hidden="true">
    {Array.from({ length: 7 }, (_, day) => (
      <span key={day} className={styles.outline[look]} />
    ))}
  </div>
);

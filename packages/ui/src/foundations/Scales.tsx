import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState, type ReactNode } from "react";
import { Button } from "../button/Button";
import { cx } from "../theme/cx";
import { scales } from "../theme/values";
import { vars } from "../theme/vars.css";
import * as styles from "./Foundations.css";

const show = (value: string) => assignInlineVars({ [styles.shown]: value });

function Labelled({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <span className={styles.name}>
        {name} <span className={styles.value}>{value}</span>
      </span>
      {children}
    </div>
  );
}

export function Type() {
  return (
    <div className={styles.sheet}>
      {Object.entries(scales.size)
        .toReversed()
        .map(([name, size]) => (
          <Labelled key={name} name={name} value={size}>
            <span className={styles.phrase} style={show(size)}>
              Book a table for two
            </span>
          </Labelled>
        ))}
      {Object.entries(scales.weight).map(([name, weight]) => (
        <Labelled key={name} name={name} value={weight}>
          <span className={styles.weight} style={show(weight)}>
            7,412 of 7,700 runs went well
          </span>
        </Labelled>
      ))}
    </div>
  );
}

export function SpaceScale() {
  return (
    <div className={styles.sheet}>
      {Object.entries(scales.space)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([name, size]) => (
          <Labelled key={name} name={name} value={size}>
            <span className={styles.length} style={show(size)} />
          </Labelled>
        ))}
    </div>
  );
}

export function Shapes() {
  return (
    <div className={styles.sheet}>
      <div className={styles.samples}>
        {Object.entries(scales.radius).map(([name, radius]) => (
          <div key={name} className={styles.sample}>
            <div className={styles.corner} style={show(radius)} />
            <span className={styles.name}>
              radius.{name} <span className={styles.value}>{radius}</span>
            </span>
          </div>
        ))}
        {Object.entries(vars.color.shadow).map(([name, shadow]) => (
          <div key={name} className={styles.sample}>
            <div className={styles.floating} style={show(shadow)} />
            <span className={styles.name}>shadow.{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <div className={styles.sheet}>
      {(["quick", "calm"] as const).map((name) => (
        <Labelled key={name} name={name} value={scales.motion[name]}>
          <div className={styles.lane}>
            <div
              key={round}
              className={cx(styles.runner, round > 0 && styles.running)}
              style={show(scales.motion[name])}
            />
          </div>
        </Labelled>
      ))}
      <div>
        <Button onClick={() => setRound(round + 1)}>Play</Button>
      </div>
    </div>
  );
}

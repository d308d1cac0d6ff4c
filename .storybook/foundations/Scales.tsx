import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState, type ReactNode } from "react";
import { Button } from "../../packages/ui/src/button/Button";
import { cx } from "../../packages/ui/src/theme/cx";
import { scales } from "../../packages/ui/src/theme/values";
import { vars } from "../../packages/ui/src/theme/vars.css";
import * as styles from "./Foundations.css";

const show = (value: string) => assignInlineVars({ [styles.shown]: value });

interface LabeledProps {
  name: string;
  value: string;
  children: ReactNode;
}

function Labeled({ name, value, children }: LabeledProps) {
  return (
    <div className={styles.labeled}>
      <span className={styles.name}>
        {name} <span className={styles.value}>{value}</span>
      </span>
      {children}
    </div>
  );
}

export function SpaceScale() {
  return (
    <div className={styles.sheet}>
      {Object.entries(scales.space)
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([name, size]) => (
          <Labeled key={name} name={name} value={`${size} · ${Number.parseFloat(size) * 16} px`}>
            <span className={styles.length} style={show(size)} />
          </Labeled>
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
              {`radius.${name}`} <span className={styles.value}>{radius}</span>
            </span>
          </div>
        ))}
        {Object.entries(vars.color.shadow).map(([name, shadow]) => (
          <div key={name} className={styles.sample}>
            <div className={styles.floating} style={show(shadow)} />
            <span className={styles.name}>{`shadow.${name}`}</span>
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
        <Labeled key={name} name={name} value={scales.motion[name]}>
          <div className={styles.lane}>
            <div
              key={round}
              className={cx(styles.runner, round > 0 && styles.running)}
              style={show(scales.motion[name])}
            />
          </div>
        </Labeled>
      ))}
      <div>
        <Button onClick={() => setRound(round + 1)}>Play</Button>
      </div>
    </div>
  );
}

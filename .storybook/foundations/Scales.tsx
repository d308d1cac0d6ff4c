import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState, type ReactNode } from "react";
import { Button } from "../../packages/ui/src/button/Button";
import { cx } from "../../packages/ui/src/theme/cx";
import { scales } from "../../packages/ui/src/theme/values";
import { vars } from "../../packages/ui/src/theme/vars.css";
import { CopyName } from "./CopyName";
import * as styles from "./Foundations.css";

const variableOf = (scale: "radius" | "size" | "weight", name: string) =>
  Object.entries<string>(vars[scale]).find(([key]) => key === name)?.[1] ?? "";

const show = (value: string) => assignInlineVars({ [styles.shown]: value });

interface LabeledProps {
  name: string;
  variable: string;
  value: string;
  children: ReactNode;
}

function Labeled({ name, variable, value, children }: LabeledProps) {
  return (
    <div className={styles.labeled}>
      <span className={styles.name}>
        <CopyName name={name} variable={variable} /> <span className={styles.value}>{value}</span>
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
          <Labeled key={name} name={name} variable={variableOf("size", name)} value={size}>
            <span className={styles.phrase} style={show(size)}>
              Book a table for two
            </span>
          </Labeled>
        ))}
      {Object.entries(scales.type).map(([name, { fontSize, fontWeight, lineHeight, letterSpacing }]) => (
        <Labeled
          key={name}
          name={`type.${name}`}
          variable={`...vars.type.${name}`}
          value={[fontSize, fontWeight, lineHeight, letterSpacing].join(" · ")}
        >
          <span style={{ fontSize, fontWeight, lineHeight, letterSpacing }}>Book a table for two</span>
        </Labeled>
      ))}
      {Object.entries(scales.weight).map(([name, weight]) => (
        <Labeled key={name} name={name} variable={variableOf("weight", name)} value={weight}>
          <span className={styles.weight} style={show(weight)}>
            7,412 of 7,700 runs succeeded
          </span>
        </Labeled>
      ))}
    </div>
  );
}

export function SpaceScale() {
  return (
    <div className={styles.sheet}>
      {Object.entries(scales.space)
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([name, size]) => (
          <Labeled
            key={name}
            name={name}
            variable={`vars.space["${name}"]`}
            value={`${size} · ${Number.parseFloat(size) * 16} px`}
          >
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
              <CopyName name={`radius.${name}`} variable={variableOf("radius", name)} />{" "}
              <span className={styles.value}>{radius}</span>
            </span>
          </div>
        ))}
        {Object.entries(vars.color.shadow).map(([name, shadow]) => (
          <div key={name} className={styles.sample}>
            <div className={styles.floating} style={show(shadow)} />
            <CopyName name={`shadow.${name}`} variable={shadow} />
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
        <Labeled key={name} name={name} variable={vars.motion[name]} value={scales.motion[name]}>
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

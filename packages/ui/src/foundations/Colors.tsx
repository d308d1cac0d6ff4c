import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Stack } from "../layout/Stack";
import { Heading } from "../text/Heading";
import { contrast } from "../theme/contrast";
import { tones, type Tone } from "../theme/tokens";
import { dark, light } from "../theme/values";
import { vars } from "../theme/vars.css";
import * as styles from "./Foundations.css";

const groups = ["surface", "text", "line", "accent", "danger", "chrome"] as const;

/** Every colour under its name, by intent. */
export function Colors() {
  return (
    <div className={styles.sheet}>
      {groups.map((group) => (
        <Stack key={group} gap="3">
          <Heading level={2}>{group}</Heading>
          <div className={styles.samples}>
            {Object.entries(vars.color[group]).map(([name, color]) => (
              <Swatch
                key={name}
                name={`${group}.${name}`}
                color={color}
                values={`${valueIn(light, group, name)} · ${valueIn(dark, group, name)}`}
              />
            ))}
          </div>
        </Stack>
      ))}
    </div>
  );
}

const valueIn = (theme: typeof light, group: (typeof groups)[number], name: string) =>
  Object.entries(theme[group]).find(([key]) => key === name)?.[1] ?? "";

function Swatch({ name, color, values }: { name: string; color: string; values: string }) {
  return (
    <div className={styles.sample}>
      <div className={styles.swatch} style={assignInlineVars({ [styles.shown]: color })} />
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{values}</span>
    </div>
  );
}

const ratio = (tone: Tone) =>
  [light, dark]
    .map((theme) => `${contrast(theme.tone[tone].text, theme.tone[tone].soft).toFixed(1)}:1`)
    .join(" · ");

/** The tones with their two pairs: words on what is soft, words on what is solid. */
export function Tones() {
  return (
    <div className={styles.sheet}>
      <div className={styles.samples}>
        {tones.map((tone) => (
          <div key={tone} className={styles.sample}>
            <Pair
              front={vars.color.tone[tone].text}
              back={vars.color.tone[tone].soft}
              words={`${tone}, soft`}
            />
            <Pair
              front={vars.color.tone[tone].onSolid}
              back={vars.color.tone[tone].solid}
              words={`${tone}, solid`}
            />
            <span className={styles.name}>{`tone.${tone}`}</span>
            <span className={styles.value}>{ratio(tone)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Pair({ front, back, words }: { front: string; back: string; words: string }) {
  return (
    <div
      className={styles.swatch}
      style={assignInlineVars({ [styles.shown]: back, [styles.onShown]: front })}
    >
      {words}
    </div>
  );
}

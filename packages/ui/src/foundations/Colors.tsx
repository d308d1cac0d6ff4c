import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Stack } from "../layout/Stack";
import { Heading } from "../text/Heading";
import { contrast } from "../theme/contrast";
import { colorDescriptions } from "../theme/descriptions";
import { tones, type Colors as Theme } from "../theme/tokens";
import { dark, light } from "../theme/values";
import { vars } from "../theme/vars.css";
import { CopyName } from "./CopyName";
import * as styles from "./Foundations.css";

const groups = ["surface", "text", "line", "accent", "danger", "chrome"] as const;

type Pair = [name: string, front: (theme: Theme) => string, back: (theme: Theme) => string];

/** The pairs that components use. */
const pairs: readonly Pair[] = [
  ["text.main on surface.canvas", ({ text }) => text.main, ({ surface }) => surface.canvas],
  ["text.main on surface.card", ({ text }) => text.main, ({ surface }) => surface.card],
  ["text.muted on surface.canvas", ({ text }) => text.muted, ({ surface }) => surface.canvas],
  ["text.muted on surface.card", ({ text }) => text.muted, ({ surface }) => surface.card],
  ["text.muted on surface.sunken", ({ text }) => text.muted, ({ surface }) => surface.sunken],
  ["text.link on surface.canvas", ({ text }) => text.link, ({ surface }) => surface.canvas],
  ["accent.onSolid on accent.solid", ({ accent }) => accent.onSolid, ({ accent }) => accent.solid],
  ["accent.onSoft on accent.soft", ({ accent }) => accent.onSoft, ({ accent }) => accent.soft],
  ["danger.onSolid on danger.solid", ({ danger }) => danger.onSolid, ({ danger }) => danger.solid],
  ["chrome.text on chrome.back", ({ chrome }) => chrome.text, ({ chrome }) => chrome.back],
  ["chrome.muted on chrome.back", ({ chrome }) => chrome.muted, ({ chrome }) => chrome.back],
  ["chrome.onActive on chrome.active", ({ chrome }) => chrome.onActive, ({ chrome }) => chrome.active],
];

const tonePairs: readonly Pair[] = tones.flatMap((name): Pair[] => [
  [`tone.${name}.text on tone.${name}.soft`, ({ tone }) => tone[name].text, ({ tone }) => tone[name].soft],
  [
    `tone.${name}.onSolid on tone.${name}.solid`,
    ({ tone }) => tone[name].onSolid,
    ({ tone }) => tone[name].solid,
  ],
]);

/** Every color with its name: light on the left, dark on the right. */
export function Colors() {
  return (
    <div className={styles.sheet}>
      {groups.map((group) => (
        <Stack key={group} gap="3">
          <Heading level={2}>{group}</Heading>
          <div className={styles.samples}>
            {Object.entries(vars.color[group]).map(([name, variable]) => (
              <Swatch
                key={name}
                name={`${group}.${name}`}
                variable={variable}
                values={[valueIn(light, group, name), valueIn(dark, group, name)]}
                about={valueIn(colorDescriptions, group, name)}
              />
            ))}
          </div>
        </Stack>
      ))}
      <Stack gap="3">
        <Heading level={2}>Contrast</Heading>
        <Pairs pairs={pairs} />
      </Stack>
    </div>
  );
}

const valueIn = (theme: Theme, group: (typeof groups)[number], name: string) =>
  Object.entries(theme[group]).find(([key]) => key === name)?.[1] ?? "";

interface SwatchProps {
  name: string;
  variable: string;
  values: readonly [light: string, dark: string];
  about: string;
}

function Swatch({ name, variable, values, about }: SwatchProps) {
  return (
    <div className={styles.sample}>
      <div className={styles.halves}>
        {values.map((value, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- Light and dark may be equal.
            key={index}
            className={styles.half}
            style={assignInlineVars({ [styles.shown]: value })}
          />
        ))}
      </div>
      <CopyName name={name} variable={variable} />
      <span className={styles.value}>{values.join(" · ")}</span>
      <span className={styles.value}>{about}</span>
    </div>
  );
}

/** Text on its background in both themes, with the contrast ratio. */
function Pairs({ pairs: shown }: { pairs: readonly Pair[] }) {
  return (
    <div className={styles.pairs}>
      {shown.map(([name, front, back]) => (
        <div key={name} className={styles.sample}>
          <div className={styles.halves}>
            {[light, dark].map((theme) => (
              <div
                key={theme === light ? "light" : "dark"}
                className={styles.half}
                style={assignInlineVars({ [styles.shown]: back(theme), [styles.onShown]: front(theme) })}
              >
                {`${contrast(front(theme), back(theme)).toFixed(1)}:1`}
              </div>
            ))}
          </div>
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </div>
  );
}

/** The tones: every color, and the contrast of its two pairs. */
export function Tones() {
  return (
    <div className={styles.sheet}>
      {tones.map((tone) => (
        <Stack key={tone} gap="3">
          <Heading level={2}>{tone}</Heading>
          <div className={styles.samples}>
            {Object.entries(vars.color.tone[tone]).map(([name, variable]) => (
              <Swatch
                key={name}
                name={`tone.${tone}.${name}`}
                variable={variable}
                values={[toneValue(light, tone, name), toneValue(dark, tone, name)]}
                about={toneValue(colorDescriptions, tone, name)}
              />
            ))}
          </div>
        </Stack>
      ))}
      <Stack gap="3">
        <Heading level={2}>Contrast</Heading>
        <Pairs pairs={tonePairs} />
      </Stack>
    </div>
  );
}

const toneValue = (theme: Theme, tone: (typeof tones)[number], name: string) =>
  Object.entries(theme.tone[tone]).find(([key]) => key === name)?.[1] ?? "";

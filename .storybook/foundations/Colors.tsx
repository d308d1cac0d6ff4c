import { assignInlineVars } from "@vanilla-extract/dynamic";
import users from "virtual:token-users";
import { Stack } from "../../packages/ui/src/layout/Stack";
import { Heading } from "../../packages/ui/src/text/Heading";
import { contrast, tones } from "@understudy/base";
import { colorDescriptions } from "../../packages/ui/src/theme/descriptions";
import { dark, light } from "../../packages/ui/src/theme/values";
import { vars } from "../../packages/ui/src/theme/vars.css";
import { CopyName } from "./CopyName";
import * as styles from "./Foundations.css";

type Pair = readonly [front: string, back: string];

/** The pairs that components use. */
const pairs: readonly Pair[] = [
  ["text.main", "surface.canvas"],
  ["text.main", "surface.card"],
  ["text.muted", "surface.canvas"],
  ["text.muted", "surface.card"],
  ["text.muted", "surface.sunken"],
  ["text.link", "surface.canvas"],
  ["accent.onSolid", "accent.solid"],
  ["accent.onSoft", "accent.soft"],
  ["danger.onSolid", "danger.solid"],
  ["chrome.text", "chrome.back"],
  ["chrome.muted", "chrome.back"],
  ["chrome.onActive", "chrome.active"],
];

const tonePairs = tones.map((tone): Pair => [`tone.${tone}.text`, `tone.${tone}.soft`]);

/** The value of a token: `tone.good.text`. */
function valueOf(tokens: object, name: string): string {
  const value = name
    .split(".")
    .reduce<unknown>((part, key) => Object.entries(part ?? {}).find(([each]) => each === key)?.[1], tokens);
  return typeof value === "string" ? value : "";
}

/** Every color with its name: light on the left, dark on the right. */
export const Colors = () => (
  <Sheet
    groups={(["surface", "text", "line", "accent", "mark", "danger", "chrome"] as const).map((name) => ({
      name,
      prefix: name,
      variables: vars.color[name],
    }))}
    pairs={pairs}
  />
);

/** The tones: every color, and the contrast of its text. */
export const Tones = () => (
  <Sheet
    groups={tones.map((name) => ({ name, prefix: `tone.${name}`, variables: vars.color.tone[name] }))}
    pairs={tonePairs}
  />
);

interface SheetProps {
  groups: readonly { name: string; prefix: string; variables: Readonly<Record<string, string>> }[];
  pairs: readonly Pair[];
}

function Sheet({ groups, pairs: shown }: SheetProps) {
  return (
    <div className={styles.sheet}>
      {groups.map(({ name: group, prefix, variables }) => (
        <Stack key={group} gap="3">
          <Heading level={2}>{group}</Heading>
          <div className={styles.samples}>
            {Object.entries(variables).map(([name, variable]) => (
              <Swatch key={name} name={`${prefix}.${name}`} variable={variable} />
            ))}
          </div>
        </Stack>
      ))}
      <Stack gap="3">
        <Heading level={2}>Contrast</Heading>
        <Pairs pairs={shown} />
      </Stack>
    </div>
  );
}

function Swatch({ name, variable }: { name: string; variable: string }) {
  const values = [light, dark].map((theme) => valueOf(theme, name));
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
      <span className={styles.value}>{valueOf(colorDescriptions, name)}</span>
      <UsedIn names={users[name] ?? []} />
    </div>
  );
}

const UsedIn = ({ names }: { names: readonly string[] }) => (
  <details className={styles.value}>
    <summary>{`Used in ${names.length}`}</summary>
    {names.join(", ")}
  </details>
);

/** Text on its background in both themes, with the contrast ratio. */
function Pairs({ pairs: shown }: { pairs: readonly Pair[] }) {
  return (
    <div className={styles.pairs}>
      {shown.map(([front, back]) => (
        <div key={front + back} className={styles.sample}>
          <div className={styles.halves}>
            {[light, dark].map((theme) => {
              const color = valueOf(theme, front);
              const background = valueOf(theme, back);
              return (
                <div
                  key={theme === light ? "light" : "dark"}
                  className={styles.half}
                  style={assignInlineVars({ [styles.shown]: background, [styles.onShown]: color })}
                >
                  {`${contrast(color, background).toFixed(1)}:1`}
                </div>
              );
            })}
          </div>
          <span className={styles.name}>{`${front} on ${back}`}</span>
        </div>
      ))}
    </div>
  );
}

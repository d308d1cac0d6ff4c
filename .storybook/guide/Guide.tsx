import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { Heading, Stack, Text, UiProvider } from "@understudy/ui";
import { useContext, useEffect, useState } from "react";
import { fixedNow } from "../../packages/screens/src/fixtures";
import type { ComponentGuide, Example, Part } from "../../packages/ui/src/foundations/guide";
import { BadIcon, GoodIcon } from "../../packages/ui/src/icon/icons";
import { displayOf, type Display } from "../display";
import { settledHeight } from "../overview/settled";
import { useGlobals } from "../overview/useGlobals";
import { Anatomy } from "./Anatomy";
import * as styles from "./guide.css";
import { showPopovers } from "./showPopovers";
import { storyUrl } from "./storyUrl";

const files = import.meta.glob<{ guide: ComponentGuide }>("../../packages/ui/src/*/*.guide.tsx");

const loaderOf = (component: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${component}.guide.tsx`))?.[1];

interface PictureProps {
  verdict: "do" | "dont";
  example: Example;
  parts: readonly Part[];
  urlOf: (story: string, args?: Readonly<Record<string, string>>) => string;
}

function Picture({ verdict, example, parts, urlOf }: PictureProps) {
  const Glyph = verdict === "do" ? GoodIcon : BadIcon;
  return (
    <Stack as="section" gap="2">
      <div className={styles.verdicts[verdict]}>
        <Glyph width={16} height={16} aria-hidden="true" />
        {verdict === "do" ? "Do" : "Don’t"}
      </div>
      <div className={styles.pictures[verdict]} inert>
        {example.render === undefined ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this same Storybook.
          <iframe
            className={styles.storyPicture}
            title={example.caption}
            src={urlOf(example.story, example.args)}
            tabIndex={-1}
            onLoad={({ currentTarget }) =>
              void settledHeight(currentTarget).then(() => showPopovers(currentTarget, parts))
            }
          />
        ) : (
          <div>{example.render()}</div>
        )}
      </div>
      <Text>{example.caption}</Text>
    </Stack>
  );
}

interface SectionsProps {
  guide: ComponentGuide;
  title: string;
  theme: Display["theme"];
}

function Sections({
  guide: { anatomy, examples, areWide = false, keyboard, roles },
  title,
  theme,
}: SectionsProps) {
  const urlOf: PictureProps["urlOf"] = (story, args) => storyUrl(title, story, theme, args);
  return (
    <Stack gap="8">
      <Stack as="section" gap="4">
        <Heading level={2}>Anatomy</Heading>
        <Text tone="muted">Measured in the browser. Red areas are padding and gaps, in pixels.</Text>
        <Anatomy anatomy={anatomy} source={urlOf(anatomy.story)} />
      </Stack>
      <Stack as="section" gap="4">
        <Heading level={2}>Do and don’t</Heading>
        {examples.map((pair) => (
          <div key={pair.do.caption} className={styles.pairs[areWide ? "wide" : "narrow"]}>
            <Picture verdict="do" example={pair.do} parts={anatomy.parts} urlOf={urlOf} />
            <Picture verdict="dont" example={pair.dont} parts={anatomy.parts} urlOf={urlOf} />
          </div>
        ))}
      </Stack>
      <Stack as="section" gap="4">
        <Heading level={2}>Accessibility</Heading>
        {keyboard.length === 0 ? (
          <Text>No keys of its own.</Text>
        ) : (
          <table className={styles.table} aria-label="Keyboard">
            <tbody>
              {keyboard.map(([keys, action]) => (
                <tr key={keys}>
                  <th scope="row" className={styles.cell}>
                    {keys}
                  </th>
                  <td className={styles.cell}>{action}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <ul className={styles.notes}>
          {roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

/** A component's anatomy, examples and accessibility notes, from the guide beside its stories. */
export function Guide({ title }: { title: string }) {
  const [globals] = useGlobals(useContext(DocsContext));
  const { theme } = displayOf(globals);
  const [guide, setGuide] = useState<ComponentGuide>();
  const component = title.split("/").at(-1) ?? "";
  useEffect(() => {
    let isCurrent = true;
    void loaderOf(component)?.().then((module) => isCurrent && setGuide(module.guide));
    return () => {
      isCurrent = false;
    };
  }, [component]);
  if (guide === undefined) return null;
  return (
    <Unstyled>
      <UiProvider now={fixedNow} timeZone="UTC">
        <div className={styles.guide}>
          <Sections guide={guide} title={title} theme={theme} />
        </div>
      </UiProvider>
    </Unstyled>
  );
}

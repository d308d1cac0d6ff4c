import { DocsContext, Heading, Unstyled } from "@storybook/addon-docs/blocks";
import { Link, Stack, Text } from "@understudy/ui";
import { useContext, type ReactNode } from "react";
import components from "virtual:components";
import type { ComponentGuide, Example, ExamplePair } from "../../packages/ui/src/testing/guide";
import { BadIcon, GoodIcon } from "../../packages/ui/src/icon/icons";
import { displayOf } from "../display";
import { currentGlobals } from "../globals";
import { overviewOf } from "../map";
import { settledHeight } from "../overview/settled";
import * as styles from "./guide.css";
import { showPopovers } from "./showPopovers";

// Loaded with the page: its table of contents lists the headings that exist when it is first rendered.
const guides = import.meta.glob<ComponentGuide>("../../packages/ui/src/*/*.guide.tsx", {
  eager: true,
  import: "guide",
});

/** The URL of a story alone, by the name of its export. Storybook ignores arguments with other characters than these. */
type UrlOf = (story: string, args?: Readonly<Record<string, string>>) => string;

const argsParam = (args: Readonly<Record<string, string>>) =>
  Object.entries(args)
    .map(([key, value]) => `${key}:${value.replaceAll(" ", "+")}`)
    .join(";");

function useStoryUrl(): UrlOf {
  const stories = useContext(DocsContext).componentStories();
  const { theme } = displayOf(currentGlobals());
  return (name, args = {}) => {
    // Storybook derives IDs from the names of exports: `WithIcon` becomes `with-icon`.
    const id = stories.find(
      (story) => story.id.replace(/.*--/, "").replaceAll("-", "") === name.toLowerCase(),
    )?.id;
    return `iframe.html?viewMode=story&embed=true&id=${id}&args=${argsParam(args)}&globals=theme:${theme};frame:off;a11y.manual:!true`;
  };
}

interface PictureProps {
  verdict: "do" | "dont";
  example: Example;
  urlOf: UrlOf;
}

function Picture({ verdict, example, urlOf }: PictureProps) {
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
              void settledHeight(currentTarget).then(() => showPopovers(currentTarget, example.popovers))
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

/** A heading of the docs page, for its table of contents, and content in the console's styles. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Unstyled>
        <div className={styles.section}>
          <Stack gap="4">{children}</Stack>
        </div>
      </Unstyled>
    </>
  );
}

function Sections({ guide }: { guide: ComponentGuide }) {
  const { use, instead, more, areWide = false, keyboard, roles } = guide;
  const pairs: ExamplePair[] = more ? [guide, more] : [guide];
  const urlOf = useStoryUrl();
  return (
    <>
      <Section title="When to use it">
        <Text>{use}</Text>
        <ul className={styles.notes}>
          {Object.entries(instead).map(([component, when]) => (
            <li key={when}>
              {when}:{" "}
              <Link href={`?path=/docs/${overviewOf(components[component]?.title ?? "")}`}>{component}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Do and don’t">
        {pairs.map((pair) => (
          <div key={pair.do.caption} className={styles.pairs[areWide ? "wide" : "narrow"]}>
            <Picture verdict="do" example={pair.do} urlOf={urlOf} />
            <Picture verdict="dont" example={pair.dont} urlOf={urlOf} />
          </div>
        ))}
      </Section>
      <Section title="Accessibility">
        {keyboard && (
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
      </Section>
    </>
  );
}

/** When to use a component, its examples and accessibility, from the guide beside its stories. */
export function Guide({ component }: { component: string }) {
  const [, guide] = Object.entries(guides).find(([path]) => path.endsWith(`/${component}.guide.tsx`)) ?? [];
  return guide && <Sections guide={guide} />;
}

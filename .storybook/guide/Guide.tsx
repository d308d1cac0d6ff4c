import { Heading, Unstyled } from "@storybook/addon-docs/blocks";
import { Link, Stack, Text } from "@understudy/ui";
import type { ReactNode } from "react";
import components from "virtual:components";
import type { ComponentGuide } from "../../packages/ui/src/testing/guide";
import { overviewOf } from "../map";
import * as styles from "./guide.css";

// Loaded with the page: its table of contents lists the headings that exist when it is first rendered.
const guides = import.meta.glob<ComponentGuide<string>>("../../packages/ui/src/*/*.guide.tsx", {
  eager: true,
  import: "guide",
});

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

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <ul className={styles.notes}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

function Sections({ guide: { use, instead, rules, keyboard, roles } }: { guide: ComponentGuide<string> }) {
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
        <Notes notes={rules} />
      </Section>
      <Section title="Accessibility">
        {keyboard && (
          <table className={styles.table} aria-label="Keyboard">
            <tbody>
              {keyboard.map(([keys, claim]) => (
                <tr key={claim}>
                  <th scope="row" className={styles.cell}>
                    {keys}
                  </th>
                  <td className={styles.cell}>{claim}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Notes notes={roles} />
      </Section>
    </>
  );
}

/** When to use a component, its rules and accessibility, from the guide beside its stories. */
export function Guide({ component }: { component: string }) {
  const [, guide] = Object.entries(guides).find(([path]) => path.endsWith(`/${component}.guide.tsx`)) ?? [];
  return guide && <Sections guide={guide} />;
}

import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { Cluster, InlineCode, PageHeader, Stack, Text, ToggleGroup, UiProvider } from "@understudy/ui";
import { useContext, useState } from "react";
import { dressed } from "../dress";
import { routeOfEntry } from "../map";
import { widths, type Width } from "../widths";
import { PageCopy } from "../copy/PageCopy";
import * as styles from "./PageOverview.css";
import { StateTile } from "./StateTile";
import { useGlobals } from "./useGlobals";

export interface ShownStory {
  id: string;
  name: string;
}

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const widthOptions = (["phone", "tablet", "desk"] as const).map((value) => ({
  value,
  label: String(widths[value].width),
}));

const folderOf = (title: string) =>
  title.split("/").slice(1, -1).join("/") || title.split("/").slice(1).join("/").toLowerCase();

function Facts({ title, count }: { title: string; count: number }) {
  const route = routeOfEntry(title);
  const folder = folderOf(title);
  return (
    <Text tone="muted">
      {route ? <InlineCode>{route.address}</InlineCode> : "No address of its own"} · {count}{" "}
      {count === 1 ? "state" : "states"} · drawn in{" "}
      <InlineCode>{`packages/screens/src/${folder}/`}</InlineCode>
      {route && (
        <>
          , fed by <InlineCode>{`packages/app/src/pages/${folder}/`}</InlineCode>
        </>
      )}
    </Text>
  );
}

/** Every state of a page at once, live, at one width and in one theme, so that one glance finds the odd one out. */
export function PageOverview({ title, stories }: { title: string; stories: readonly ShownStory[] }) {
  const [globals, setGlobals] = useGlobals(useContext(DocsContext));
  const [width, setWidth] = useState<Width>("desk");
  const dress = dressed(globals);
  const route = routeOfEntry(title);
  return (
    <Unstyled>
      <UiProvider>
        <div className={styles.sheet}>
          <Stack gap="5">
            <Stack gap="2">
              <PageHeader title={route?.title ?? title.split("/").at(-1) ?? ""} />
              <Facts title={title} count={stories.length} />
            </Stack>
            <Cluster gap="4">
              <ToggleGroup legend="Width" options={widthOptions} value={width} onChange={setWidth} />
              <ToggleGroup
                legend="Theme"
                options={themes}
                value={dress.theme}
                onChange={(theme) => setGlobals({ theme })}
              />
              <Text size="small" tone="muted">
                A state opens at this width and in this theme.
              </Text>
            </Cluster>
            <ul className={styles.tiles[width]}>
              {stories.map(({ id, name }) => (
                <StateTile key={id} id={id} name={name} width={width} dress={dress} />
              ))}
            </ul>
            <PageCopy folder={folderOf(title)} />
          </Stack>
        </div>
      </UiProvider>
    </Unstyled>
  );
}

import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { Cluster, InlineCode, PageHeader, Stack, Text, ToggleGroup, UiProvider } from "@understudy/ui";
import { useContext, useState, type KeyboardEvent } from "react";
import { displayOf } from "../display";
import { placeOf, routeOfTitle } from "../map";
import { widths, type Width } from "../widths";
import { PageCopy } from "../copy/PageCopy";
import * as styles from "./PageOverview.css";
import { StateTile } from "./StateTile";
import { useGlobals } from "./useGlobals";

export interface ShownStory {
  id: string;
  name: string;
  parameters: Record<string, unknown>;
}

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const frames = [
  { value: "on", label: "With frame" },
  { value: "off", label: "Without" },
] as const;
const widthOptions = (["phone", "tablet", "small", "medium", "desktop", "large"] as const).map((value) => ({
  value,
  label: widths[value].name,
}));

interface FactsProps {
  title: string;
  folder: string;
  count: number;
}

function Facts({ title, folder, count }: FactsProps) {
  const route = routeOfTitle(title);
  return (
    <Text tone="muted">
      {route ? <InlineCode>{route.address}</InlineCode> : "No address"} · {count}{" "}
      {count === 1 ? "state" : "states"} · screen in{" "}
      <InlineCode>{`packages/screens/src/${folder}/`}</InlineCode>
      {route && (
        <>
          , container in <InlineCode>{`packages/app/src/pages/${folder}/`}</InlineCode>
        </>
      )}
    </Text>
  );
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys move between the states' links. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  const next = links[step(at, links.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Every state of a page, live, at one width and in one theme. */
export function PageOverview({ title, stories }: { title: string; stories: readonly ShownStory[] }) {
  const [globals, setGlobals] = useGlobals(useContext(DocsContext));
  const [width, setWidth] = useState<Width>("desktop");
  const display = displayOf(globals);
  const file = stories[0]?.parameters["fileName"];
  const { folder } = placeOf(typeof file === "string" ? file : "");
  const route = routeOfTitle(title);
  return (
    <Unstyled>
      <UiProvider>
        <div className={styles.sheet}>
          <Stack gap="5">
            <Stack gap="2">
              <PageHeader title={route?.title ?? title.split("/").at(-1) ?? ""} />
              <Facts title={title} folder={folder} count={stories.length} />
            </Stack>
            <Cluster gap="4">
              <ToggleGroup legend="Width" options={widthOptions} value={width} onChange={setWidth} />
              <ToggleGroup
                legend="Theme"
                options={themes}
                value={display.theme}
                onChange={(theme) => setGlobals({ theme })}
              />
              <ToggleGroup
                legend="Frame"
                options={frames}
                value={display.frame}
                onChange={(frame) => setGlobals({ frame })}
              />
              <Text size="small" tone="muted">
                Arrow keys move between states. A state opens at this width and in this theme.
              </Text>
            </Cluster>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the links inside. */}
            <ul className={styles.tiles[width]} onKeyDown={moveFocus}>
              {stories.map(({ id, name }) => (
                <StateTile key={id} id={id} name={name} width={width} display={display} />
              ))}
            </ul>
            <PageCopy folder={folder} />
          </Stack>
        </div>
      </UiProvider>
    </Unstyled>
  );
}

import { Unstyled } from "@storybook/addon-docs/blocks";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Cluster, InlineCode, PageHeader, Stack, Text, ToggleGroup } from "@understudy/ui";
import type { KeyboardEvent } from "react";
import { displayOf } from "../display";
import { currentGlobals, setGlobals } from "../globals";
import { folderOfStories, routeOfTitle } from "../map";
import { desktop, widths } from "../widths";
import * as styles from "./PageOverview.css";
import { StateTile } from "./StateTile";

interface ShownStory {
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
  { value: "collapsed", label: "Collapsed" },
  { value: "off", label: "Without" },
] as const;
const widthOptions = [...widths].map(([value, { width }]) => ({ value, label: String(width) }));

/** Phones are drawn larger than their share of a desktop, so that their text stays readable. */
function scaleOf(width: number) {
  const drawn = Math.round(Math.min(420, 110 + width / 5));
  return assignInlineVars({ [styles.tileWidth]: `${drawn}px`, [styles.scale]: String(drawn / width) });
}

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
  const display = displayOf(currentGlobals());
  const size = widths.get(display.width) ?? desktop;
  const folder = folderOfStories(String(stories[0]?.parameters["fileName"]));
  const route = routeOfTitle(title);
  return (
    <Unstyled>
      <div className={styles.sheet} data-overview="">
        <Stack gap="5">
          <Stack gap="2">
            <PageHeader title={title.split("/").at(-1) ?? ""} />
            <Facts title={title} folder={folder} count={stories.length} />
          </Stack>
          <Cluster gap="4">
            <ToggleGroup
              legend="Width"
              options={widthOptions}
              value={display.width}
              onChange={(value) => setGlobals({ viewport: { value, isRotated: false } })}
            />
            <ToggleGroup
              legend="Theme"
              options={themes}
              value={display.theme}
              onChange={(theme) => setGlobals({ theme })}
            />
            {route && (
              <ToggleGroup
                legend="Frame"
                options={frames}
                value={display.frame}
                onChange={(frame) => setGlobals({ frame })}
              />
            )}
          </Cluster>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the links inside. */}
          <ul className={styles.tiles} style={scaleOf(size.width)} onKeyDown={moveFocus}>
            {stories.map(({ id, name }) => (
              <StateTile key={id} id={id} name={name} size={size} display={display} />
            ))}
          </ul>
        </Stack>
      </div>
    </Unstyled>
  );
}

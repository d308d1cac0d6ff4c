import { Unstyled } from "@storybook/addon-docs/blocks";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { Cluster, PageHeader, Select, Stack } from "@understudy/ui";
import type { KeyboardEvent, ReactNode } from "react";
import { displayOf } from "../display";
import { currentGlobals, setGlobals } from "../globals";
import { desktop, widths } from "../widths";
import * as styles from "./PageOverview.css";
import { StateTile } from "./StateTile";

export interface ShownState {
  id: string;
  name: string;
  /** What to look at. */
  note?: string | undefined;
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

interface StateSheetProps {
  title: string;
  facts: ReactNode;
  states: readonly ShownState[];
  /** Whether the states can be shown within the console's frame. */
  isFramed: boolean;
}

/** States side by side, live, at one width and in one theme. */
export function StateSheet({ title, facts, states, isFramed }: StateSheetProps) {
  const display = displayOf(currentGlobals());
  const size = widths.get(display.width) ?? desktop;
  return (
    <Unstyled>
      <div className={styles.sheet} data-overview="">
        <Stack gap="5">
          <Stack gap="2">
            <PageHeader title={title} />
            {facts}
          </Stack>
          <Cluster gap="4">
            <Select
              label="Width"
              options={widthOptions}
              value={display.width}
              onChange={(value) => setGlobals({ viewport: { value, isRotated: false } })}
            />
            <Select
              label="Theme"
              options={themes}
              value={display.theme}
              onChange={(theme) => setGlobals({ theme })}
            />
            {isFramed && (
              <Select
                label="Frame"
                options={frames}
                value={display.frame}
                onChange={(frame) => setGlobals({ frame })}
              />
            )}
          </Cluster>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the links inside. */}
          <ul className={styles.tiles} style={scaleOf(size.width)} onKeyDown={moveFocus}>
            {states.map(({ id, name, note }) => (
              <StateTile key={id} id={id} name={name} note={note} size={size} display={display} />
            ))}
          </ul>
        </Stack>
      </div>
    </Unstyled>
  );
}

import { Text } from "@understudy/ui";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState } from "react";
import { globalsParam, type Display } from "../display";
import { addressOf, linkTo } from "../links";
import type { WindowSize } from "../widths";
import { CopyLink } from "./CopyLink";
import * as styles from "./PageOverview.css";
import { settledHeight } from "./settled";
import { StorybookLink } from "./StorybookLink";
import { useLoadQueue } from "./useLoadQueue";

function frameOf(id: string, { theme, text, motion, contrast, frame }: Display): string {
  const globals = { theme, text, motion, contrast, frame, "a11y.manual": "!true" };
  return `iframe.html?viewMode=story&id=${id}&globals=${globalsParam(globals)}`;
}

const tallest = 3000;

interface StateTileProps {
  id: string;
  name: string;
  /** What to look at. */
  note: string | undefined;
  size: WindowSize;
  display: Display;
}

export function StateTile({ id, name, note, size, display }: StateTileProps) {
  const { ref, isOn, onLoad } = useLoadQueue<HTMLLIElement>();
  const [measured, setMeasured] = useState(size.height);
  const height = Math.min(Math.max(measured, size.height), tallest);
  return (
    <li ref={ref} id={`anchor--${id}`} className={styles.tile}>
      <div className={styles.head}>
        <StorybookLink id={`name--${id}`} className={styles.name} href={`?path=/story/${id}`}>
          {name}
        </StorybookLink>
        <span className={styles.copy}>
          <CopyLink address={() => addressOf(linkTo(`/story/${id}`, display))} describedBy={`name--${id}`} />
        </span>
      </div>
      {note !== undefined && (
        <Text size="small" variant="quiet">
          {note}
        </Text>
      )}
      <div
        className={styles.window}
        style={assignInlineVars({
          [styles.frameWidth]: String(size.width),
          [styles.frameHeight]: String(height),
        })}
      >
        {/* Inert, so that an open dialog in a tile doesn't take the focus. */}
        {isOn && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this same Storybook.
          <iframe
            className={styles.frame}
            title={name}
            src={frameOf(id, display)}
            inert
            tabIndex={-1}
            onLoad={({ currentTarget }) => {
              onLoad();
              void settledHeight(currentTarget).then(setMeasured);
            }}
          />
        )}
      </div>
    </li>
  );
}

import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState } from "react";
import type { Display } from "../display";
import type { WindowSize } from "../widths";
import * as styles from "./PageOverview.css";
import { settledHeight } from "./settled";
import { StorybookLink } from "./StorybookLink";
import { useLoadQueue } from "./useLoadQueue";

const frameOf = (id: string, { theme, text, motion, frame }: Display) =>
  `iframe.html?viewMode=story&id=${id}&globals=theme:${theme};text:${text};motion:${motion};frame:${frame};a11y.manual:!true`;

const tallest = 3000;

interface StateTileProps {
  id: string;
  name: string;
  size: WindowSize;
  display: Display;
}

export function StateTile({ id, name, size, display }: StateTileProps) {
  const { ref, isOn, onLoad } = useLoadQueue<HTMLLIElement>();
  const [measured, setMeasured] = useState(size.height);
  const height = Math.min(Math.max(measured, size.height), tallest);
  return (
    <li ref={ref} id={`anchor--${id}`} className={styles.tile}>
      <StorybookLink className={styles.name} href={`?path=/story/${id}`}>
        {name}
      </StorybookLink>
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

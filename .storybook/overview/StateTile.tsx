import { assignInlineVars } from "@vanilla-extract/dynamic";
import { DocsContext } from "@storybook/addon-docs/blocks";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { useContext, useState } from "react";
import type { Display } from "../display";
import { widths, type Width } from "../widths";
import * as styles from "./PageOverview.css";
import { settledHeight } from "./settled";
import { StorybookLink } from "./StorybookLink";
import { useLoadQueue } from "./useLoadQueue";

const frameOf = (id: string, { theme, text, motion, frame }: Display) =>
  `iframe.html?viewMode=story&embed=true&id=${id}&globals=theme:${theme};text:${text};motion:${motion};frame:${frame};a11y.manual:!true`;

const tallest = 3000;

interface StateTileProps {
  id: string;
  name: string;
  width: Width;
  display: Display;
}

export function StateTile({ id, name, width, display }: StateTileProps) {
  const { channel } = useContext(DocsContext);
  const source = frameOf(id, display);
  const { ref, isOn, onLoad } = useLoadQueue<HTMLLIElement>(`${source}#${width}`);
  const [measured, setMeasured] = useState<{ of: string; height: number }>();
  const key = `${source}#${width}`;
  const { width: frameWidth, height: frameHeight } = widths[width];
  const height =
    measured?.of === key ? Math.min(Math.max(measured.height, frameHeight), tallest) : frameHeight;
  return (
    <li ref={ref} className={styles.tile}>
      <StorybookLink
        className={styles.name}
        href={`?path=/story/${id}&globals=theme:${display.theme};viewport.value:${width}`}
        onClick={() =>
          channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value: width, isRotated: false } } })
        }
      >
        {name}
      </StorybookLink>
      <div
        className={styles.window}
        style={assignInlineVars({
          [styles.frameWidth]: String(frameWidth),
          [styles.frameHeight]: String(height),
        })}
      >
        {/* Inert, so that an open dialog in a tile doesn't take the focus. */}
        {isOn && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this same Storybook.
          <iframe
            key={key}
            className={styles.frame}
            title={name}
            src={source}
            inert
            tabIndex={-1}
            onLoad={({ currentTarget }) => {
              onLoad();
              void settledHeight(currentTarget).then((settled) => setMeasured({ of: key, height: settled }));
            }}
          />
        )}
      </div>
    </li>
  );
}

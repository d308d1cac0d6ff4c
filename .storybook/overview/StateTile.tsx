import { assignInlineVars } from "@vanilla-extract/dynamic";
import { DocsContext } from "@storybook/addon-docs/blocks";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { useContext } from "react";
import type { Dress } from "../dress";
import { widths, type Width } from "../widths";
import * as styles from "./PageOverview.css";
import { StorybookLink } from "./StorybookLink";
import { useTurn } from "./useTurn";

const frameOf = (id: string, { theme, text, motion }: Dress) =>
  `iframe.html?viewMode=story&embed=true&id=${id}&globals=theme:${theme};text:${text};motion:${motion};a11y.manual:!true`;

export function StateTile({
  id,
  name,
  width,
  dress,
}: {
  id: string;
  name: string;
  width: Width;
  dress: Dress;
}) {
  const { channel } = useContext(DocsContext);
  const source = frameOf(id, dress);
  const { ref, isOn, onLoad } = useTurn<HTMLLIElement>(source);
  const size = {
    [styles.frameWidth]: String(widths[width].width),
    [styles.frameHeight]: String(widths[width].height),
  };
  return (
    <li ref={ref} className={styles.tile}>
      <StorybookLink
        className={styles.name}
        href={`?path=/story/${id}&globals=theme:${dress.theme};viewport.value:${width}`}
        onClick={() =>
          channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value: width, isRotated: false } } })
        }
      >
        {name}
      </StorybookLink>
      <div className={styles.window} style={assignInlineVars(size)}>
        {/* Looked at, not used: an open dialog in one of thirty windows must not take the focus. */}
        {isOn && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this same Storybook.
          <iframe className={styles.frame} title={name} src={source} inert tabIndex={-1} onLoad={onLoad} />
        )}
      </div>
    </li>
  );
}

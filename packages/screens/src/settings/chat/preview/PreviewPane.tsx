import { Checkbox, Dialog, Presence, Stack } from "@understudy/ui";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { WidgetPreview } from "@understudy/model";
import { previewTexts } from "../chat-texts";
import { MockSite } from "./MockSite";
import { MockWidget } from "./MockWidget";
import * as place from "./place.css";
import * as styles from "./PreviewPane.css";
import type { Logo } from "./useLogo";

interface SceneProps {
  widget: WidgetPreview;
  logo: Logo;
  siteName: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export interface PreviewPaneProps extends SceneProps {
  /** On small screens: shown in a dialog at its full height, instead of in a strip alone. */
  isExpanded: boolean;
  onExpand: (isExpanded: boolean) => void;
}

/** The widget as visitors would see it, before saving. */
export function PreviewPane({ isExpanded, onExpand, ...scene }: PreviewPaneProps) {
  return (
    <>
      <section aria-label={previewTexts.label} className={place.inPage}>
        <Controls {...scene} />
        <div className={styles.frame}>
          <Stage {...scene} />
          <button
            type="button"
            className={styles.expand}
            aria-label={previewTexts.expand}
            onClick={() => onExpand(true)}
          />
        </div>
      </section>
      <Presence>
        {isExpanded && (
          <Dialog title={previewTexts.label} onClose={() => onExpand(false)}>
            <Stack gap="2">
              <Controls {...scene} />
              <div className={styles.frame}>
                <Stage {...scene} />
              </div>
            </Stack>
          </Dialog>
        )}
      </Presence>
    </>
  );
}

const Controls = ({ widget, isOpen, onOpen }: SceneProps) => (
  <div className={styles.controls[widget.isEnabled ? "on" : "off"]}>
    {widget.isEnabled ? (
      <Checkbox look="switch" label={previewTexts.open} checked={isOpen} onChange={onOpen} />
    ) : (
      <p>{previewTexts.off}</p>
    )}
  </div>
);

/** Hidden from screen readers: the form has the same values. */
function Stage({ widget, logo, siteName, isOpen, onOpen }: SceneProps) {
  const { isEnabled, offsetX, offsetY, zIndex, color, textColor } = widget;
  return (
    <div
      className={styles.stage[isEnabled ? "on" : "off"]}
      aria-hidden="true"
      style={assignInlineVars({
        [place.x]: `${offsetX}px`,
        [place.y]: `${offsetY}px`,
        [place.layer]: String(zIndex),
        [place.brand]: color,
        [place.onBrand]: textColor,
      })}
    >
      <MockSite name={siteName}>
        <MockWidget widget={widget} logo={logo} isOpen={isOpen} onToggle={() => onOpen(!isOpen)} />
      </MockSite>
    </div>
  );
}

import { Card, Switch } from "@understudy/ui";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { WidgetPreview } from "@understudy/model";
import { previewTexts } from "../chat-texts";
import { MockSite } from "./MockSite";
import { MockWidget } from "./MockWidget";
import * as place from "./place.css";
import * as styles from "./PreviewPane.css";
import type { Logo } from "./useLogo";

export interface PreviewPaneProps {
  widget: WidgetPreview;
  logo: Logo;
  siteName: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The widget as visitors would see it, before saving. */
export function PreviewPane({ widget, logo, siteName, isOpen, onOpen }: PreviewPaneProps) {
  const { isEnabled, offsetX, offsetY, zIndex, color } = widget;
  return (
    <section aria-label={previewTexts.label}>
      <Card padding="none">
        <div className={styles.tools}>
          <div className={styles.closing}>
            <Switch label={previewTexts.open} checked={isOpen} onChange={onOpen} />
          </div>
          {!isEnabled && <p className={styles.off}>{previewTexts.off}</p>}
        </div>
        {/* Hidden from screen readers: the form has the same values. */}
        <div
          className={styles.stage[isEnabled ? "on" : "off"]}
          aria-hidden="true"
          style={assignInlineVars({
            [place.x]: `${offsetX}px`,
            [place.y]: `${offsetY}px`,
            [place.layer]: String(zIndex),
            [place.brand]: color,
          })}
        >
          <MockSite name={siteName}>
            <MockWidget widget={widget} logo={logo} isOpen={isOpen} onToggle={() => onOpen(!isOpen)} />
          </MockSite>
        </div>
      </Card>
    </section>
  );
}

import { BrokenImageIcon, ChatIcon, CloseIcon, useUiContext } from "@understudy/ui";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { formatHotkey, type WidgetPreview } from "@understudy/model";
import type { PreviewLook } from "../chat-view";
import * as styles from "./MockWidget.css";
import type { Logo } from "./useLogo";
import { exampleTexts } from "../chat-texts";

interface MockWidgetProps {
  widget: WidgetPreview;
  logo: Logo;
  panel: PreviewLook["panel"];
  onToggle: () => void;
}

/** The launcher and its panel as on the site. */
export function MockWidget({ widget, logo, panel, onToggle }: MockWidgetProps) {
  const { platform } = useUiContext();
  const { side, offsetX, offsetY, zIndex, color, title, hotkey } = widget;
  const isOpen = panel === "open";
  const place = assignInlineVars({
    [styles.x]: `${offsetX}px`,
    [styles.y]: `${offsetY}px`,
    [styles.layer]: String(zIndex),
    [styles.brand]: color,
  });
  return (
    <div className={styles.widget} style={place}>
      {isOpen && (
        <div className={styles.panel[side]}>
          <div className={styles.head}>
            {logo.state === "none" ? null : <LogoPicture logo={logo} />}
            <span className={styles.title} dir="auto">
              {title}
            </span>
            <CloseIcon className={styles.glyph} />
          </div>
          <div className={styles.talk}>
            <div className={styles.asked}>{exampleTexts.question}</div>
            <div className={styles.answered}>{exampleTexts.answer}</div>
          </div>
          <div className={styles.entry}>{exampleTexts.message}</div>
        </div>
      )}
      <div className={styles.corner[side]}>
        {/* The toggle above is the keyboard-accessible alternative. */}
        <button type="button" tabIndex={-1} className={styles.launcher} onClick={onToggle} title={title}>
          {isOpen ? <CloseIcon className={styles.glyph} /> : <LogoPicture logo={logo} />}
        </button>
        {hotkey !== null && !isOpen && (
          <span className={styles.hotkey}>{formatHotkey(hotkey, platform)}</span>
        )}
      </div>
    </div>
  );
}

function LogoPicture({ logo }: { logo: Logo }) {
  switch (logo.state) {
    case "shown":
      return (
        <img
          className={styles.logo}
          src={logo.url}
          alt=""
          referrerPolicy="no-referrer"
          onError={logo.onBroken}
        />
      );
    case "none":
      return <ChatIcon className={styles.glyph} />;
    default:
      return <BrokenImageIcon className={styles.glyph} />;
  }
}

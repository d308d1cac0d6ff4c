import { Fragment } from "react";
import { BrokenImageIcon, ChatIcon, CloseIcon, SendIcon, useUiContext } from "@understudy/ui";
import { formatHotkey, type WidgetPreview } from "@understudy/model";
import * as styles from "./MockWidget.css";
import type { Logo } from "./useLogo";
import { exampleTexts } from "../chat-texts";

interface MockWidgetProps {
  widget: WidgetPreview;
  logo: Logo;
  isOpen: boolean;
  onToggle: () => void;
}

/** The launcher and its panel as on the site. */
export function MockWidget({ widget, logo, isOpen, onToggle }: MockWidgetProps) {
  const { platform } = useUiContext();
  const { side, title } = widget;
  const hotkey = widget.hotkey === null ? null : formatHotkey(widget.hotkey, platform);
  return (
    <div className={styles.widget}>
      {isOpen && (
        <div className={styles.panel[side]}>
          <div className={styles.head}>
            {logo.state === "none" ? null : <LogoPicture logo={logo} />}
            <span className={styles.title} dir="auto">
              {title}
            </span>
            {hotkey !== null && <span className={styles.headHotkey}>{hotkey}</span>}
          </div>
          <Conversation />
        </div>
      )}
      <div className={styles.corner[side]}>
        {/* The switch above is the keyboard-accessible alternative. */}
        <button type="button" tabIndex={-1} className={styles.launcher} onClick={onToggle} title={title}>
          {isOpen ? <CloseIcon className={styles.glyph} /> : <LogoPicture logo={logo} />}
        </button>
        {hotkey !== null && !isOpen && <span className={styles.hotkey[side]}>{hotkey}</span>}
      </div>
    </div>
  );
}

function Conversation() {
  return (
    <>
      <div className={styles.talk}>
        <div className={styles.asked}>{exampleTexts.question}</div>
        <div className={styles.answered}>{exampleTexts.answer}</div>
        <div className={styles.asked}>{exampleTexts.reply}</div>
        <div className={styles.action}>
          <span className={styles.actionName}>{exampleTexts.action}</span>
          <span className={styles.facts}>
            {exampleTexts.facts.map(([name, value]) => (
              <Fragment key={name}>
                <span className={styles.factName}>{name}</span>
                <span>{value}</span>
              </Fragment>
            ))}
          </span>
          <span className={styles.run}>{exampleTexts.run}</span>
        </div>
      </div>
      <div className={styles.entry}>
        <span className={styles.typed}>{exampleTexts.message}</span>
        <span className={styles.send}>
          <SendIcon className={styles.sendGlyph} />
        </span>
      </div>
    </>
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

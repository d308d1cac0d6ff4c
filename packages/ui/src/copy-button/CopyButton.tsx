import type { Platform } from "@understudy/base";
import { useRef, type RefObject } from "react";
import { Announced } from "../announcer/Announcer";
import { Button, type ButtonSize, type ButtonVariant } from "../button/Button";
import { glyph } from "../button/Button.css";
import { CheckIcon, CopyIcon } from "../icon/icons";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { visuallyHidden } from "../layout/VisuallyHidden.css";
import { useUiContext } from "../provider/UiProvider";
import { cx } from "../theme/cx";
import { Tooltip } from "../tooltip/Tooltip";
import * as styles from "./CopyButton.css";
import { textOf, useCopy, type CopyState, type CopyText } from "./useCopy";
import { uiTexts } from "../ui-texts";

export interface CopyButtonProps {
  text: CopyText;
  label: string;
  /** Equal to `label` if a message next to the button confirms instead. */
  copiedLabel?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Shows the label as a tooltip. */
  iconOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The element that shows the text. Its content is selected if the browser refuses to copy. */
  selectTarget?: RefObject<HTMLElement | null> | undefined;
  /** Also with `false`, when the two seconds are over or the text is copied again. */
  onCopiedChange?: ((isCopied: boolean) => void) | undefined;
  /** IDs of elements that distinguish the button from the same one in other rows. */
  "aria-describedby"?: string | undefined;
}

/** Copies a text. Shows “Copied!” only after the browser has confirmed it. */
export function CopyButton({
  text,
  label,
  copiedLabel = uiTexts.copied,
  selectTarget,
  onCopiedChange,
  iconOnly = false,
  ...button
}: CopyButtonProps) {
  const { platform } = useUiContext();
  const ownText = useRef<HTMLSpanElement>(null);
  const [state, copy] = useCopy(text, { target: selectTarget ?? ownText, onCopiedChange });
  const words: Record<CopyState, string> = {
    ready: label,
    copied: copiedLabel,
    refused: refusedText(state, platform),
  };
  const Face = iconOnly ? IconFace : Faces;
  const pressable = (
    <Button {...button} onClick={copy}>
      <Face words={words} shown={state} />
    </Button>
  );
  return (
    <span className={styles.whole}>
      {iconOnly ? <Tooltip text={label}>{pressable}</Tooltip> : pressable}
      <Announced>{state === "ready" || words[state] === label ? "" : words[state]}</Announced>
      {!selectTarget && (
        <span ref={ownText} className={visuallyHidden} aria-hidden="true">
          {state === "refused" && textOf(text)}
        </span>
      )}
    </span>
  );
}

/** A phone has no keys to press. */
function refusedText(state: CopyState, platform: Platform): string {
  if (state === "refused" && matchMedia("(pointer: coarse)").matches) return uiTexts.selected;
  return platform === "mac" ? uiTexts.pressCommandC : uiTexts.pressCtrlC;
}

const faces = [
  { state: "ready", icon: CopyIcon, hidden: styles.away },
  { state: "copied", icon: CheckIcon, hidden: styles.away },
  { state: "refused", icon: CopyIcon, hidden: styles.absent },
] as const;

interface FacesProps {
  words: Record<CopyState, string>;
  shown: CopyState;
}

/** The words appear after the click. */
function IconFace({ words, shown }: FacesProps) {
  const Glyph = shown === "copied" ? CheckIcon : CopyIcon;
  return (
    <span className={styles.face}>
      <Glyph className={glyph} aria-hidden="true" />
      {shown === "ready" ? <VisuallyHidden>{words.ready}</VisuallyHidden> : words[shown]}
    </span>
  );
}

function Faces({ words, shown }: FacesProps) {
  return (
    <span className={styles.faces}>
      {faces.map(({ state, icon: Glyph, hidden }) => (
        <span key={state} className={cx(styles.face, state !== shown && hidden)}>
          <Glyph className={glyph} aria-hidden="true" />
          {words[state]}
        </span>
      ))}
    </span>
  );
}

import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useUiContext, type LinkProps as AnchorProps } from "../provider/UiProvider";
import { uiTexts } from "../ui-texts";
import * as styles from "./Link.css";

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `quiet` looks like the surrounding text until hovered: names in tables. */
  variant?: keyof typeof styles.variant | undefined;
  /** Opens in a new tab. */
  newTab?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

/** Navigates. Use a Button for actions. */
export function Link({ href, children, variant = "accent", newTab = false, ...rest }: LinkProps) {
  const { link: Anchor } = useUiContext();
  return (
    <Anchor href={href} className={styles.variant[variant]} {...(newTab && inNewTab)} {...rest}>
      {children}
      {newTab && <NewTab />}
    </Anchor>
  );
}

/** For screen readers, in a link that opens a new tab. */
export const NewTab = () => (
  <VisuallyHidden>
    {/* In here, so that it isn’t underlined after the words. */} {uiTexts.newTab}
  </VisuallyHidden>
);

export const inNewTab: Partial<AnchorProps> = { target: "_blank", rel: "noreferrer" };

import type { ReactNode } from "react";
import { useUiContext, type LinkProps as AnchorProps } from "../provider/UiProvider";
import * as styles from "./Link.css";

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `quiet` looks like the surrounding text until hovered: names in tables. */
  variant?: "plain" | "quiet";
  /** Opens in a new tab. */
  newTab?: boolean;
  "aria-describedby"?: string;
}

/** Navigates. Use a Button for actions. */
export function Link({ href, children, variant = "plain", newTab = false, ...described }: LinkProps) {
  const { link: Anchor } = useUiContext();
  return (
    <Anchor href={href} className={styles.variant[variant]} {...(newTab && inNewTab)} {...described}>
      {children}
    </Anchor>
  );
}

export const inNewTab: Partial<AnchorProps> = { target: "_blank", rel: "noreferrer" };

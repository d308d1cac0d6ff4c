import type { ReactNode } from "react";
import { useSurroundings, type LinkProps as AnchorProps } from "../provider/UiProvider";
import * as styles from "./Link.css";

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `quiet` looks like the text around it until one points at it: names in a table. */
  variant?: "plain" | "quiet";
  /** Opens beside this page; for documents elsewhere. */
  newTab?: boolean;
  "aria-describedby"?: string;
}

/** Takes one somewhere. What changes something is a Button. */
export function Link({ href, children, variant = "plain", newTab = false, ...described }: LinkProps) {
  const { link: Anchor } = useSurroundings();
  return (
    <Anchor href={href} className={styles.variant[variant]} {...(newTab && beside)} {...described}>
      {children}
    </Anchor>
  );
}

const beside: Partial<AnchorProps> = { target: "_blank", rel: "noreferrer" };

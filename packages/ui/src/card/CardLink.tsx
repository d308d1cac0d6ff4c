import type { ReactNode } from "react";
import { ForwardIcon, type Icon } from "../icon/icons";
import { useUiContext } from "../provider/UiProvider";
import { Heading } from "../text/Heading";
import * as styles from "./CardLink.css";

export interface CardLinkProps {
  href: string;
  title: string;
  icon?: Icon | undefined;
  /** In place of the icon where cards are beside each other. Decorative. */
  picture?: ReactNode;
  /** Describes the target. */
  children: ReactNode;
}

/** A card that is a link as a whole. */
export function CardLink({ href, title, icon: Glyph, picture, children }: CardLinkProps) {
  const { link: Anchor } = useUiContext();
  return (
    <div className={styles.card}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <div className={styles.line}>
        {Glyph && (
          <span className={styles.tile} aria-hidden="true">
            <Glyph className={styles.glyph} />
          </span>
        )}
        <div className={styles.words}>
          <Heading level={2}>
            <Anchor href={href} className={styles.link}>
              {title}
            </Anchor>
          </Heading>
          <div className={styles.description}>{children}</div>
        </div>
        <ForwardIcon className={styles.arrow} aria-hidden="true" />
      </div>
    </div>
  );
}

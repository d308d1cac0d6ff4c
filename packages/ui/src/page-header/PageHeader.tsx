import type { ReactNode } from "react";
import { BackIcon } from "../icon/icons";
import { useSurroundings } from "../provider/UiProvider";
import * as styles from "./PageHeader.css";

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
  /** Small print under the title: a badge, a date, how fresh the data is. */
  meta?: ReactNode;
}

/** The top of a page, with its one h1. The heading can take focus, so that a navigation is heard. */
export function PageHeader({ title, subtitle, back, actions, meta }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <BackLink {...back} />}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
          {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

function BackLink({ href, label }: { href: string; label: string }) {
  const { link: Anchor } = useSurroundings();
  return (
    <Anchor href={href} className={styles.back}>
      <BackIcon className={styles.arrow} aria-hidden="true" />
      {label}
    </Anchor>
  );
}

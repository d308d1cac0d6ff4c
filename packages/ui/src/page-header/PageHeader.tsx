import type { ReactNode } from "react";
import { BackIcon } from "../icon/icons";
import { useUiContext } from "../provider/UiProvider";
import * as styles from "./PageHeader.css";

export interface PageHeaderProps {
  title: string;
  /** The page's subject, next to its title: the action's name on “Run Details”. */
  subject?: ReactNode;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
  /** Shown below the title: a badge, a date, the age of the data. */
  meta?: ReactNode;
}

/** The top of a page, with its only h1. The heading is focusable, so that screen readers announce a navigation. */
export function PageHeader({ title, subject, subtitle, back, actions, meta }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <BackLink {...back} />}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {subject !== undefined && (
              <span className={styles.subject} dir="auto">
                {subject}
              </span>
            )}
          </div>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
          {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

function BackLink({ href, label }: { href: string; label: string }) {
  const { link: Anchor } = useUiContext();
  return (
    <Anchor href={href} className={styles.back}>
      <BackIcon className={styles.arrow} aria-hidden="true" />
      {label}
    </Anchor>
  );
}

import type { ReactNode } from "react";
import { BackIcon } from "../icon/icons";
import { useUiContext } from "../provider/UiProvider";
import { Skeleton } from "../skeleton/Skeleton";
import { firstCharacters } from "@understudy/base";
import * as styles from "./PageHeader.css";

export interface PageHeaderProps {
  title: string;
  /** The thing that the page shows. It becomes the large part of the title. `null` while its name is loading. */
  subject?: string | null | undefined;
  back?: { href: string; label: string } | undefined;
  actions?: ReactNode;
  /** Shown below the title: a badge, a date, the age of the data. */
  meta?: ReactNode;
}

/** The top of a page, with its only h1. The heading is focusable, so that screen readers announce a navigation. */
export function PageHeader({ title, subject, back, actions, meta }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <BackLink {...back} />}
      <div className={styles.row}>
        <div className={styles.words}>
          {subject === undefined ? (
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
          ) : (
            <SubjectTitle kind={title} subject={subject} />
          )}
          {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

const longestSubject = 200;

/** “Run Details” above “Issue a refund”, named “Run Details Issue a refund”. */
function SubjectTitle({ kind, subject }: { kind: string; subject: string | null }) {
  return (
    <>
      <h1 className={styles.subjectTitle} tabIndex={-1}>
        <span className={styles.kind}>{kind}</span>{" "}
        {subject !== null && (
          <span className={styles.subject} dir="auto">
            {subject.length > longestSubject ? `${firstCharacters(subject, longestSubject)}…` : subject}
          </span>
        )}
      </h1>
      {subject === null && (
        <div className={styles.awaited}>
          <Skeleton shape="title" />
        </div>
      )}
    </>
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

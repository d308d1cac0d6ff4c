import { Banner, CloseIcon, IconButton, Link, List, startEdge } from "@understudy/ui";
import { sharedTexts } from "../shared/shared-texts";
import * as styles from "./FailureNotices.css";
import { shellTexts } from "./shell-texts";

/** A write that failed after the user left its page. */
export interface LateFailure {
  id: string;
  message: string;
  detail?: string;
  /** The page where the write was started. */
  href: string;
  linkText: string;
}

export interface FailureNoticesProps {
  failures: readonly LateFailure[];
  onDismiss: (id: string) => void;
}

/** Each notice stays until dismissed, and stays in view while the page scrolls. */
export function FailureNotices({ failures, onDismiss }: FailureNoticesProps) {
  if (failures.length === 0) return null;
  return (
    <div ref={startEdge} className={styles.notices}>
      <List gap="2" aria-label={shellTexts.failures}>
        {failures.map(({ id, message, detail, href, linkText }) => (
          <li key={id} className={styles.notice}>
            <Banner
              tone="bad"
              live="assertive"
              title={message}
              actions={
                <>
                  <Link href={href}>{linkText}</Link>
                  <IconButton
                    label={sharedTexts.dismiss}
                    icon={CloseIcon}
                    size="small"
                    onClick={() => onDismiss(id)}
                  />
                </>
              }
            >
              {detail}
            </Banner>
          </li>
        ))}
      </List>
    </div>
  );
}

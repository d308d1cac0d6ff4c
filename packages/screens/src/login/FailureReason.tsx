import type { SignInDetails } from "@understudy/model";
import { CopyButton } from "@understudy/ui";
import { failureReason, signInDetailsText } from "./failure-reason";
import { failureReasonTexts } from "./failure-reason-texts";
import * as styles from "./LoginScreen.css";

/** Why a sign-in failed. Loaded when one does, because few people see it. */
export const FailureReason = ({ details }: { details: SignInDetails }) => (
  <>
    <p className={styles.reason}>{failureReason(details)}</p>
    <div>
      <CopyButton size="small" text={signInDetailsText(details)} label={failureReasonTexts.copyDetails} />
    </div>
  </>
);

import type { SignInDetails } from "@understudy/model";
import { CopyButton } from "@understudy/ui";
import { uiTexts } from "@understudy/ui/texts";
import { failureReason, signInDetailsText } from "./failure-reason";
import * as styles from "./LoginScreen.css";

/** Why a sign-in failed. Loaded when one does, because few people see it. */
export const FailureReason = ({ details }: { details: SignInDetails }) => (
  <>
    <p className={styles.reason}>{failureReason(details)}</p>
    <div>
      <CopyButton size="small" text={signInDetailsText(details)} label={uiTexts.copyDetails} />
    </div>
  </>
);

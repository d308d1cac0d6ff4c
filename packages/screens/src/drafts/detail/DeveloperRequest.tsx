import { CopyButton } from "@understudy/ui";
import { developerRequest, type Draft, stepsThatMayBreak } from "@understudy/model";
import * as styles from "./DeveloperRequest.css";
import { recordingTexts } from "./detail-texts";

/** How many steps may break, and the request that helps. */
export function DeveloperRequest({ draft }: { draft: Draft }) {
  const { steps } = draft;
  const weak = stepsThatMayBreak(steps);
  if (weak.length === 0) return null;
  return (
    <div className={styles.line}>
      <p>{recordingTexts.mayBreak(weak.length, steps.length)}</p>
      <CopyButton size="small" text={() => developerRequest(draft)} label={recordingTexts.copyRequest} />
    </div>
  );
}

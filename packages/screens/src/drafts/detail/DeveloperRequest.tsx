import { CopyButton } from "@understudy/ui";
import { developerRequest, type Draft, selectorRisks } from "@understudy/model";
import * as styles from "./DeveloperRequest.css";
import { recordingTexts } from "./detail-texts";

/** How many steps may break, and the request that helps. */
export function DeveloperRequest({ draft }: { draft: Draft }) {
  const risks = selectorRisks(draft.steps);
  if (risks === null) return null;
  return (
    <div className={styles.line}>
      <p>{recordingTexts.risks(risks)}</p>
      <CopyButton size="small" text={() => developerRequest(draft)} label={recordingTexts.copyRequest} />
    </div>
  );
}

import { Banner, Link } from "@understudy/ui";
import { memo } from "react";
import { type DraftStep, recordingVerdict, typesSecret } from "@understudy/model";
import { stepsId } from "./Recording";
import { recordingTexts } from "./detail-texts";

/** Whether the recorded steps look stable, worst first. */
export const StabilitySummary = memo(function StabilitySummary({ steps }: { steps: readonly DraftStep[] }) {
  const verdict = recordingVerdict(steps);
  const secrets = steps.filter(typesSecret).length;
  if (verdict === null) return null;
  const isFine = verdict.verdict === "stable" && secrets === 0;
  return (
    <Banner quiet tone={isFine ? "good" : "warning"}>
      <p>
        {verdict.text} {secrets > 0 && `${recordingTexts.sensitiveSteps(secrets)} `}
        {!isFine && <Link href={`#${stepsId}`}>{recordingTexts.seeSteps}</Link>}
      </p>
    </Banner>
  );
});

import { Banner, Link } from "@understudy/ui";
import { memo } from "react";
import type { DraftStep } from "../../model/draft/draft";
import { typesSecret } from "../../model/secret/secret-fields";
import { assessmentSummary } from "../../model/draft/selector";
import { selectorCaveat } from "../../model/draft/texts";
import { stepsId } from "./Recording";
import { recordingTexts } from "./texts";

/** Whether the recorded steps look stable, in one line. */
export const StabilitySummary = memo(function StabilitySummary({ steps }: { steps: readonly DraftStep[] }) {
  const summary = assessmentSummary(steps);
  const secrets = steps.filter(typesSecret).length;
  if (summary === null) return null;
  return (
    <Banner quiet tone={summary.verdict === "stable" && secrets === 0 ? "good" : "warning"}>
      <p>
        {summary.text} {secrets > 0 && `${recordingTexts.sensitiveSteps(secrets)} `}
        {selectorCaveat} <Link href={`#${stepsId}`}>{recordingTexts.seeSteps}</Link>
      </p>
    </Banner>
  );
});

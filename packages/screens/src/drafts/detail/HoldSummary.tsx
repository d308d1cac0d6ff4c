import { Banner, Link } from "@understudy/ui";
import { memo } from "react";
import type { DraftStep } from "../../model/draft/draft";
import { countOf } from "../../model/format/numbers";
import { typesSecret } from "../../model/secret/secret-fields";
import { judgementSummary } from "../../model/draft/selector";
import { selectorCaveat } from "../../model/draft/texts";
import { stepsId } from "./Recording";

/** Will it hold? One line for the whole recording. */
export const HoldSummary = memo(function HoldSummary({ steps }: { steps: readonly DraftStep[] }) {
  const summary = judgementSummary(steps);
  const secrets = steps.filter(typesSecret).length;
  if (summary === null) return null;
  return (
    <Banner quiet tone={summary.verdict === "stable" && secrets === 0 ? "good" : "warning"}>
      <p>
        {summary.text}{" "}
        {secrets > 0 &&
          `${countOf(secrets, "step types into a sensitive field", "steps type into sensitive fields")}. `}
        {selectorCaveat} <Link href={`#${stepsId}`}>See the steps</Link>
      </p>
    </Banner>
  );
});

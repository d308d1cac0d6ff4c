import { Facts, FormSection, InlineCode, Text } from "@understudy/ui";
import { memo } from "react";
import type { Draft } from "../../model/draft/draft";
import { emptyTexts } from "../../model/texts";
import { dash } from "../../model/tone";
import { RecordedSteps } from "./RecordedSteps";

/** Where the recorded steps stand on the page. */
export const stepsId = "recorded-steps";

/** What was recorded: to be read and judged, not to be changed; and not to be judged again with every key. */
export const Recording = memo(function Recording({
  draft: { routePattern, entryType, steps },
}: {
  draft: Draft;
}) {
  return (
    <>
      <FormSection title="Page & Entry" description="Where the recording began.">
        <Facts
          items={[
            {
              label: "Route pattern",
              value: routePattern === null ? dash : <InlineCode>{routePattern}</InlineCode>,
            },
            { label: "Entry method", value: entryType ?? dash },
          ]}
        />
      </FormSection>
      <FormSection
        title="Recorded Steps"
        description="What will be done on the page, in this order. Open a step to see how its element is found."
      >
        <div id={stepsId}>
          {steps.length === 0 ? (
            <Text tone="muted">{emptyTexts.steps}</Text>
          ) : (
            <RecordedSteps steps={steps} />
          )}
        </div>
      </FormSection>
    </>
  );
});

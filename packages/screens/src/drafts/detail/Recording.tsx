import { Facts, FormSection, InlineCode, Text } from "@understudy/ui";
import { memo } from "react";
import { dash, type Draft } from "@understudy/model";
import { RecordedSteps } from "./RecordedSteps";
import { recordingTexts } from "./detail-texts";

/** Anchor of the recorded steps. */
export const stepsId = "recorded-steps";

/** The read-only recording. Memoized, because assessing the steps on every keystroke is slow. */
export const Recording = memo(function Recording({ draft }: { draft: Draft }) {
  const { routePattern, entryType, steps } = draft;
  return (
    <>
      <FormSection title={recordingTexts.page}>
        <Facts
          layout="line"
          items={[
            {
              label: recordingTexts.routePattern,
              value: routePattern === null ? dash : <InlineCode>{routePattern}</InlineCode>,
            },
            { label: recordingTexts.entryMethod, value: entryType ?? dash },
          ]}
        />
      </FormSection>
      <FormSection title={recordingTexts.steps}>
        <div id={stepsId}>
          {steps.length === 0 ? (
            <Text tone="muted">{recordingTexts.noSteps}</Text>
          ) : (
            <RecordedSteps draft={draft} />
          )}
        </div>
      </FormSection>
    </>
  );
});

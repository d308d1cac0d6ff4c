import { dash } from "@understudy/base";
import { Card, Facts, InlineCode, Text } from "@understudy/ui";
import { memo } from "react";
import { type Draft } from "@understudy/model";
import { DeveloperRequest } from "./DeveloperRequest";
import { RecordedSteps } from "./RecordedSteps";
import { recordingTexts } from "./detail-texts";

/** The recorded steps, read-only. Memoized, because assessing them on every keystroke is slow. */
export const RecordedStepsCard = memo(function RecordedStepsCard({ draft }: { draft: Draft }) {
  return (
    <Card title={recordingTexts.steps}>
      {draft.steps.length === 0 ? (
        <Text variant="quiet">{recordingTexts.noSteps}</Text>
      ) : (
        <>
          <DeveloperRequest draft={draft} />
          <RecordedSteps steps={draft.steps} />
        </>
      )}
    </Card>
  );
});

/** Where the recording begins, read-only. */
export function PageAndEntry({ draft: { routePattern, entryType } }: { draft: Draft }) {
  return (
    <Card title={recordingTexts.page}>
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
    </Card>
  );
}

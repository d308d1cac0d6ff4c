import { surveyRuns, type Run, type RunSurvey } from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { runInSlices } from "../../lib/run-in-slices";

/**
 * A summary of a list and of its rows that match the filters, computed in slices. Shows the previous summary while a newer
 * list with the same filter is processed.
 */
export function useSurvey(
  all: readonly Run[] | null,
  matching: readonly Run[],
  key: string,
): RunSurvey | null {
  const [last, setLast] = useState<{ survey: RunSurvey; key: string } | null>(null);
  useEffect(
    () =>
      all === null ? undefined : runInSlices(surveyRuns(all, matching), (survey) => setLast({ survey, key })),
    [all, matching, key],
  );
  return all === null || last?.key !== key ? null : last.survey;
}

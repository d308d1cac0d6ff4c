import { surveyRuns, type Run, type RunSurvey } from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { runInSlices } from "../../lib/run-in-slices";

/** A summary of a list, computed in slices. Shows the previous summary while a newer list with the same filter is processed. */
export function useSurvey(rows: readonly Run[] | null, key: string): RunSurvey | null {
  const [last, setLast] = useState<{ survey: RunSurvey; key: string } | null>(null);
  useEffect(
    () => (rows === null ? undefined : runInSlices(surveyRuns(rows), (survey) => setLast({ survey, key }))),
    [rows, key],
  );
  return rows === null || last?.key !== key ? null : last.survey;
}

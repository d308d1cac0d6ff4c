import { firstCharacters } from "@understudy/base";
import type { Run } from "../run";
import { isProblem, parseRunStatus, stepLabel } from "../run-status";
import { runFailedTitle, runMessages } from "../run-texts";
import { listedFailure } from "./masked-failure";

/** Longer than any row is wide. */
const longest = 300;

/** A longer selector is cut to its target: the ancestors are the same in many rows. */
const longestSelector = 40;

const targetOfSelector = /(?:\[[^\]]*\]|\([^()]*\)|[^\s>+~[\]()])+$/;

function shortSelector(selector: string): string {
  const target = selector.length > longestSelector ? targetOfSelector.exec(selector)?.[0] : undefined;
  return target === undefined || target === selector ? selector : `… ${target}`;
}

/** Why a run failed or timed out: `Step 3 · #slot-7`, or else its message. As a list may show it; `null` if the server gave no reason. */
export function failureReason(run: Run): string | null {
  if (!isProblem(run.status)) return null;
  const { failureMessage, failureSelector } = listedFailure(run);
  const what = failureSelector ? shortSelector(failureSelector) : failureMessage;
  const parts = [stepLabel(run.failureStepIndex), what];
  const text = parts.filter((part) => part !== null && part !== "").join(" · ");
  return text === "" ? null : firstCharacters(text, longest);
}

/** The title of the failure panel; `null` if the run has none. */
export function failurePanelTitle({
  status,
  failureMessage,
}: Pick<Run, "status" | "failureMessage">): string | null {
  if (!isProblem(status) || failureMessage === null || failureMessage === "") return null;
  return parseRunStatus(status) === "timeout" ? runMessages.timedOut : runFailedTitle;
}

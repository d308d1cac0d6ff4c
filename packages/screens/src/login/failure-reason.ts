import { detailLabels as labels, labeledLines, type SignInDetails } from "@understudy/model";
import { failureReasonTexts as texts } from "./failure-reason-texts";

const errorOf = ({ code, number }: SignInDetails) => (number === undefined ? code : `${code} (${number})`);

/** Why a sign-in failed, in a sentence. */
export function failureReason(details: SignInDetails): string {
  const { address, problem, status = 0 } = details;
  const { host } = new URL(address);
  if (problem !== undefined) return texts[problem](host);
  return status >= 429 ? texts.status(host, status) : texts.code(errorOf(details));
}

/** Details for support, without private data. */
export function signInDetailsText(details: SignInDetails): string {
  const { time, address, problem, status, correlationId, traceId, version } = details;
  // Browsers don't say why there was no response.
  const cause = problem === "network" ? ` ${labels.noResponse}` : "";
  return labeledLines([
    [labels.time, time],
    [labels.address, address],
    [labels.problem, problem && failureReason(details) + cause],
    [labels.status, status],
    [labels.error, errorOf(details)],
    [labels.correlationId, correlationId],
    [labels.traceId, traceId],
    [labels.version, version],
  ]).join("\n");
}

/** The sections of docs/hosting.md that say how to mend what a check found. */
export const sections = {
  provider: "docs/hosting.md#1-register-the-console-with-your-identity-provider",
  config: "docs/hosting.md#2-write-configjson",
  cors: "docs/hosting.md#3-configure-cors-on-the-api",
  files: "docs/hosting.md#4-generate-the-host-files",
  deploy: "docs/hosting.md#5-deploy",
  api: "docs/api.yaml",
} as const;

export type Section = keyof typeof sections;

/** The result of one check: a line of the output. */
export interface Finding {
  check: string;
  /** `skipped`: an earlier failure leaves nothing to check. */
  status: "ok" | "warning" | "failed" | "skipped";
  /** What is wrong, or what was seen. */
  detail: string;
  section?: Section | undefined;
}

/** Thrown by a check: the cause, and where to read about it. */
export class Problem extends Error {
  readonly section: Section;
  readonly isWarning: boolean;

  constructor(message: string, section: Section, isWarning = false) {
    super(message);
    this.section = section;
    this.isWarning = isWarning;
  }
}

/** Runs a check. It returns what it saw, or throws a `Problem`. */
export async function finding(
  check: string,
  section: Section,
  run: () => Promise<string> | string,
): Promise<Finding> {
  try {
    return { check, status: "ok", detail: await run() };
  } catch (error) {
    if (error instanceof Problem)
      return {
        check,
        status: error.isWarning ? "warning" : "failed",
        detail: error.message,
        section: error.section,
      };
    return { check, status: "failed", detail: unreachable(error), section };
  }
}

/** Node's fetch says “fetch failed”; the reason is its cause. */
function unreachable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "No answer within 10 seconds.";
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause && typeof cause.code === "string" ? `${cause.code}: ` : "";
  return `No response. ${code}${cause.message || error.message}`;
}

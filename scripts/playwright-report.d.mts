export const reportFile: string;
export function readPlaywrightReport(): {
  tests: {
    file: string;
    titles: string[];
    status: "expected" | "unexpected" | "flaky" | "skipped";
    messages: string[];
  }[];
  errors: string[];
};

export const manifestFile: string;
export function buildConsole(options?: {
  logLevel?: "info" | "warn" | "error" | "silent";
  force?: boolean;
}): Promise<void>;

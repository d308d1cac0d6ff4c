export const manifestFile: string;
type LogLevel = "info" | "warn" | "error" | "silent";
export function buildInto(
  outDir: string,
  options?: { logLevel?: LogLevel; chunkFileNames?: string },
): Promise<void>;
export function buildConsole(options?: { logLevel?: LogLevel; force?: boolean }): Promise<void>;

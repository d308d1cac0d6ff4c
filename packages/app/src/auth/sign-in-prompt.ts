import type { ConsoleConfig } from "../config/schema";
import type { ProviderMetadata } from "./provider-metadata";

interface PromptOptions {
  another: boolean;
  metadata: ProviderMetadata | undefined;
}

/** The `prompt` parameter of a sign-in. Not every provider knows select_account; all know login. */
export function signInPrompt(
  { prompt = "" }: ConsoleConfig["identity"],
  { another, metadata }: PromptOptions,
): string | undefined {
  const chooseAccount = metadata?.promptValues?.includes("select_account") ? "select_account" : "login";
  const values = [...(another ? [chooseAccount] : []), ...prompt.split(" ")].filter((value) => value !== "");
  return values.length === 0 ? undefined : [...new Set(values)].join(" ");
}

import { dash } from "@understudy/base";
import { type Environment, environments } from "./run";
import { normalized } from "./run-status";
import { environmentLabels } from "./run-texts";

/** Parses an environment in its short or long spelling. */
export function parseEnvironment(value: string | null): Environment | null {
  const word = normalized(value);
  return environments.find((env) => env === word || environmentLabels[env].toLowerCase() === word) ?? null;
}

export function environmentLabel(env: string | null): string {
  const known = parseEnvironment(env);
  return known === null ? env?.trim() || dash : environmentLabels[known];
}

import { type Onboarding, onboardingFlags } from "../site/site";

export function onboardingProgress(onboarding: Onboarding): {
  done: number;
  total: number;
  isComplete: boolean;
} {
  const total = onboardingFlags.length;
  const done = onboardingFlags.filter((flag) => onboarding[flag]).length;
  return { done, total, isComplete: done === total };
}

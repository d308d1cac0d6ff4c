import { countOf } from "@understudy/model";

export const billingTexts = {
  loading: "Loading billing information",
  currentPlan: "Current plan",
  changePlan: "Change Plan",
  manageBilling: "Manage Billing",
  runs: "Runs this month",
  actions: "Published actions",
  mostPopular: "Most Popular",
  planChanged: (plan: string) => `You’re on the ${plan} plan now.`,
  availablePlans: "Available plans",
  runsPerMonth: (count: number) => `${countOf(count, "run")} per month`,
  publishedActions: (count: number) => countOf(count, "published action"),
  prioritySupport: "Priority support",
  upgrade: (plan: string) => `Upgrade to ${plan}`,
} as const;

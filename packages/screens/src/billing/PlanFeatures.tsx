import { CheckIcon, List } from "@understudy/ui";
import type { Plan } from "@understudy/model";
import { billingTexts } from "./billing-texts";
import * as styles from "./PlanFeatures.css";

export const PlanFeatures = ({ plan }: { plan: Plan }) => (
  <List gap="3">
    <Feature>{billingTexts.runsPerMonth(plan.runsPerMonth)}</Feature>
    <Feature>{billingTexts.publishedActions(plan.publishedActions)}</Feature>
    {plan.hasPrioritySupport && <Feature>{billingTexts.prioritySupport}</Feature>}
  </List>
);

const Feature = ({ children }: { children: string }) => (
  <li className={styles.feature}>
    <CheckIcon className={styles.check} aria-hidden="true" />
    {children}
  </li>
);

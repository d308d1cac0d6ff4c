import { CheckIcon, Text } from "@understudy/ui";
import type { Plan } from "@understudy/model";
import { billingTexts } from "./billing-texts";
import * as styles from "./PlanFeatures.css";

export interface PlanFeaturesProps {
  plan: Plan;
  /** How the plan compares with the account's usage. */
  notes?: { runs: string | null; actions: string | null };
}

export function PlanFeatures({ plan, notes }: PlanFeaturesProps) {
  return (
    <ul className={styles.features}>
      <Feature note={notes?.runs}>{billingTexts.runsPerMonth(plan.runsPerMonth)}</Feature>
      <Feature note={notes?.actions}>{billingTexts.publishedActions(plan.publishedActions)}</Feature>
      {plan.hasPrioritySupport && <Feature>{billingTexts.prioritySupport}</Feature>}
    </ul>
  );
}

function Feature({ children, note }: { children: string; note?: string | null | undefined }) {
  return (
    <li className={styles.feature}>
      <CheckIcon className={styles.check} aria-hidden="true" />
      <span>
        {children}
        {note && (
          <Text as="div" size="small" variant="quiet">
            {note}
          </Text>
        )}
      </span>
    </li>
  );
}

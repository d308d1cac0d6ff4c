import { Button, List } from "@understudy/ui";
import { Mark } from "../brand/Mark";
import type { MissingReason } from "@understudy/model";
import { blockedAddressText, reloadLabel, retryLabel, startupTexts } from "./startup-texts";
import * as styles from "./StartupProblem.css";

/** Why the console can't start. */
export type StartupProblemKind =
  | { kind: "config"; faults: readonly string[] }
  /** The page's Content-Security-Policy doesn't allow an address from config.json. */
  | { kind: "blocked"; address: string }
  /** The browser blocks site data, which signing in needs. */
  | { kind: "storage" }
  | { kind: "crash" }
  /** A part of it can't be loaded. */
  | { kind: MissingReason };

export interface StartupProblemProps {
  problem: StartupProblemKind;
  onReload: () => void;
}

export function StartupProblem({ problem, onReload }: StartupProblemProps) {
  const { title, text } = startupTexts[problem.kind];
  const faults = faultsOf(problem);
  return (
    <main className={styles.page}>
      <span className={styles.mark}>
        <Mark size="2.5rem" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      {faults.length > 0 && (
        <div className={styles.faults}>
          <List gap="2">
            {faults.map((fault) => (
              <li key={fault}>
                <code>{fault}</code>
              </li>
            ))}
          </List>
        </div>
      )}
      <div>
        <Button variant="primary" onClick={onReload}>
          {problem.kind === "offline" ? retryLabel : reloadLabel}
        </Button>
      </div>
    </main>
  );
}

function faultsOf(problem: StartupProblemKind): readonly string[] {
  if (problem.kind === "config") return problem.faults;
  return problem.kind === "blocked" ? [blockedAddressText(problem.address)] : [];
}

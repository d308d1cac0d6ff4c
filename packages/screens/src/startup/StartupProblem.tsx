import { Button } from "@understudy/ui";
import { Mark } from "../brand/Mark";
import * as styles from "./StartupProblem.css";

/** What can keep the console from starting at all. */
export type StartupProblemKind =
  | { kind: "config"; faults: readonly string[] }
  /** The policy this page was served with was written for other addresses than config.json names. */
  | { kind: "blocked"; address: string }
  /** The browser keeps no site data, and a sign-in cannot live without. */
  | { kind: "storage" }
  | { kind: "crash" }
  /** A part of the console is not there any more. */
  | { kind: "outdated" }
  /** A part of the console is needed that this browser cannot reach just now. */
  | { kind: "offline" };

export interface StartupProblemProps {
  problem: StartupProblemKind;
  onReload: () => void;
}

export function StartupProblem({ problem, onReload }: StartupProblemProps) {
  const { title, text } = words[problem.kind];
  const faults = faultsOf(problem);
  return (
    <main className={styles.page}>
      <span className={styles.mark}>
        <Mark size="2.5rem" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>
              <code>{fault}</code>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="primary" onClick={onReload}>
          Reload
        </Button>
      </div>
    </main>
  );
}

function faultsOf(problem: StartupProblemKind): readonly string[] {
  switch (problem.kind) {
    case "config":
      return problem.faults;
    case "blocked":
      return [`${problem.address} is in config.json, and not in the page’s Content-Security-Policy`];
    case "storage":
    case "crash":
    case "outdated":
    case "offline":
      return [];
  }
}

const words: Record<StartupProblemKind["kind"], { title: string; text: string }> = {
  config: {
    title: "The console is not set up correctly",
    text: "config.json is invalid. Ask your administrator to fix:",
  },
  blocked: {
    title: "The console is not set up correctly",
    text: "The server's security policy blocks a required address. Regenerate the hosting files (npm run hosting):",
  },
  storage: {
    title: "Signing in needs site data",
    text: "This browser keeps no data for this site, so a sign-in would be lost at once. Allow site data (cookies and storage) for this address, then reload.",
  },
  crash: {
    title: "Something went wrong",
    text: "The console ran into a fault of its own. Reload to go on; unsaved edits are kept in this browser.",
  },
  outdated: {
    title: "The console could not be loaded",
    text: "A new version of it may have been put online. Reload to get it; unsaved edits are kept in this browser.",
  },
  offline: {
    title: "The console could not be loaded",
    text: "You are offline, and a part of it had not arrived before. Reload when the connection is back; unsaved edits are kept in this browser.",
  },
};

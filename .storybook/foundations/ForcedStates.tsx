import type { ReactNode } from "react";
import * as styles from "./ForcedStates.css";

const states = ["rest", "hover", "focus-visible", "pressed"] as const;

/** Parameters of the pseudo-states addon: forces each column's state on everything in it. */
export const forcedStates = {
  pseudo: {
    // A pointer that presses also hovers.
    hover: ["[data-forced=hover] *", "[data-forced=pressed] *"],
    focusVisible: "[data-forced=focus-visible] :is(a, button, input, select, summary, textarea)",
    active: "[data-forced=pressed] *",
  },
};

export interface Row {
  name: string;
  /** Called once per column. `field` is unique, for the names of inputs. */
  render: (options: { disabled: boolean; busy: boolean; field: string }) => ReactNode;
  /** For components that can't be disabled. */
  neverDisabled?: boolean;
  canBeBusy?: boolean;
}

/** A component in its hover, focus, pressed and disabled states; and busy, if one of them can be. */
export function ForcedStates({ rows }: { rows: readonly Row[] }) {
  const hasBusy = rows.some(({ canBeBusy }) => canBeBusy);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            Variant
          </th>
          {[...states, "disabled", ...(hasBusy ? ["busy"] : [])].map((state) => (
            <th key={state} scope="col" className={styles.cell}>
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, render, neverDisabled = false, canBeBusy = false }) => (
          <tr key={name}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            {states.map((state) => (
              <td key={state} className={styles.cell} data-forced={state}>
                {render({ disabled: false, busy: false, field: `${name} ${state}` })}
              </td>
            ))}
            <td className={styles.cell}>
              {neverDisabled ? "–" : render({ disabled: true, busy: false, field: `${name} disabled` })}
            </td>
            {hasBusy && (
              <td className={styles.cell}>
                {canBeBusy ? render({ disabled: false, busy: true, field: `${name} busy` }) : "–"}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

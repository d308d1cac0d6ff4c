import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import * as styles from "./Field.css";
import { useRemarks, type Remarks } from "./messages";

export interface FieldsetLooks extends Remarks {
  legend: string;
  hideLegend?: boolean;
}

export interface FieldsetProps extends FieldsetLooks {
  /** `radiogroup` where one of the controls inside is chosen. */
  role?: "group" | "radiogroup";
  children: ReactNode;
}

/** Controls that belong together, under one name. */
export function Fieldset({ legend, hideLegend = false, role = "group", children, ...remarks }: FieldsetProps) {
  const id = useId();
  const { describedBy, marks, messages } = useRemarks(remarks);
  const head = (
    <>
      <span id={id} className={styles.label}>{legend}</span>
      {marks}
    </>
  );
  return (
    <div role={role} aria-labelledby={id} aria-describedby={describedBy} className={styles.field}>
      {hideLegend ? <VisuallyHidden as="div">{head}</VisuallyHidden> : <div className={styles.head}>{head}</div>}
      {children}
      {messages}
    </div>
  );
}

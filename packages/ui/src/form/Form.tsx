import { FormElement, type FormElementProps } from "./FormElement";
import * as styles from "./Form.css";
import { SaveBar, type SaveBarProps } from "./SaveBar";

export interface FormProps extends Omit<FormElementProps, "className"> {
  /** The buttons, which stay in view, and what they led to. */
  footer: SaveBarProps;
}

/** A form of a page. A dialog has its own: `onSubmit` makes it one. */
export const Form = ({ footer, children, ...form }: FormProps) => (
  <FormElement {...form} className={styles.form}>
    {children}
    <SaveBar {...footer} />
  </FormElement>
);

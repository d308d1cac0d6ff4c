import { Ticked, type CheckboxProps } from "../checkbox/Checkbox";

export type SwitchProps = CheckboxProps;

/** Turns a feature on or off. */
export const Switch = (props: SwitchProps) => <Ticked {...props} look="switch" />;

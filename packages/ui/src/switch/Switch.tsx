import { Ticked, type CheckboxProps } from "../checkbox/Checkbox";

export type SwitchProps = CheckboxProps;

/** On or off: for what is running or not. */
export const Switch = (props: SwitchProps) => <Ticked {...props} look="switch" />;

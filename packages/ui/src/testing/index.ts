export { choice } from "./argTypes";
export { holdTimers } from "./holdTimers";
export { useControlledValue } from "./useControlledValue";

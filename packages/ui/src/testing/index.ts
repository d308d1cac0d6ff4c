export { choice } from "./argTypes";
export { holdTimers } from "./holdTimers";
export { inUi } from "./inUi";
export { useControlledValue } from "./useControlledValue";

export { isComposing } from "./isComposing";
export type { Platform, Press } from "./press";

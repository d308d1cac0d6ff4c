export { contrast } from "./contrast";
export { dash } from "./dash";
export { hasModifier } from "./has-modifier";
export { isBlank } from "./is-blank";
export { isComposing } from "./is-composing";
export { combinationOf, isModifier, keyNames, keyParts } from "./key-combination";
export type { Platform, Press } from "./press";
export { tones, type Tone } from "./tones";
export { firstCharacters, maxLabelLength, truncate } from "./truncate";

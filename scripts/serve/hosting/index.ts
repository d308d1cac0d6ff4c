// What scripts/hosting.mjs loads besides the folders. One module, because each load evaluates the model again.
export { checkConfig } from "../../../packages/app/src/config/config";
export { addressesIn } from "../addresses";
export { configWarnings } from "../config-warnings";
export { writeHosting } from "./write";

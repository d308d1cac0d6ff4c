// What scripts/hosting.mjs loads besides the folders. One module, because each load evaluates the model again.
export { paths } from "@understudy/model";
export { checkConfig } from "../../src/config/config";
export { addressesIn } from "../addresses";
export { configWarnings } from "../config-warnings";
export { writeHosting } from "./write";

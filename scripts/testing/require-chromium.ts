import { requireChromium } from "../chromium.mjs";

export default requireChromium;

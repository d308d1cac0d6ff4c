import { mergeConfig } from "vitest/config";
import unit from "./vitest.unit.config";

// Every mutant loads these files: without the tests of components, which prove other code.
export default mergeConfig(unit, {
  test: {
    // Files that share a process don't tell which test ran a mutant.
    isolate: true,
    exclude: ["packages/{base,sandbox,screens,ui}/**", "scripts/**", ".storybook/**"],
  },
});

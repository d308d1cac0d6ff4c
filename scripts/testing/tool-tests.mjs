/** Tests that start other programs (validators, the linter, Storybook, browsers): they take as long as all others. */
export const toolTests = [
  "scripts/{checkers,visual}/**/*.test.ts",
  "scripts/{hosting,import-boundaries,supported-browsers}.test.ts",
];

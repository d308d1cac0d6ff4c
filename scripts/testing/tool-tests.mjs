/** Tests that start other programs (validators, the linter, nginx, Storybook, browsers): they take as long as all others. */
export const toolTests = [
  "scripts/visual/**/*.test.ts",
  "scripts/{boundaries,documents,hosting,nginx,supported-browsers,workflow-scripts}.test.ts",
];

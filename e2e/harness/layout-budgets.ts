/** The most that a layout may take, each with its reason. */
export const layoutBudgets = {
  /** Pixels above the first row on a phone of 844 px if only failures are listed: who looks for them sees some at once. */
  firstFailedRun: 422,
  /** Painted layers of a page: it, its sticky parts and the widget's preview need nine, and each slows down every update. */
  layers: 12,
  /** Elements of a page with 100,000 runs: only the rows in view are mounted. */
  nodes: 2_000,
} as const;

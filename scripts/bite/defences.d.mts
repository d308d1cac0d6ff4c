interface Defence {
  /** What must hold. */
  defence: string;
  file: string;
  /** The text that is the defence, once in its file. */
  text: string;
  /** What stands there once somebody has removed it. */
  without: string;
  /** The test file that must then fail. */
  test: string;
}

export const defences: { inNode: readonly Defence[]; inBrowser: readonly Defence[] };

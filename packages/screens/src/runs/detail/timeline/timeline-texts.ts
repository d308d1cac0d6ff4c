/** Before a step's number, for screen readers. */
export const stepPrefix = "Step ";

/** An error that the operator can correct. Commands print its message only. */
export class OperatorFault extends Error {
  // Commands load modules separately, each with a class of its own, so they can't use instanceof.
  override name = "OperatorFault";
}

/** A recorded step, or a step of a run. */
export interface Step {
  type: string | null;
  selector: string | null;
  description?: string | null;
  value?: string | null;
}

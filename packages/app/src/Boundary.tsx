import { Component, type ReactNode } from "react";
import { useFault } from "./lib/useFault";
import { Problem } from "./Problem";

interface BoundaryState {
  caught: { error: unknown } | null;
}

/** The last boundary inside the app: whatever else fails, this is not a white page. */
export class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override render() {
    return this.state.caught === null ? this.props.children : <Fault error={this.state.caught.error} />;
  }
}

function Fault({ error }: { error: unknown }) {
  return <Problem problem={{ kind: useFault(error) }} />;
}

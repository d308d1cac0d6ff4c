import { Component, type ReactNode } from "react";
import { Problem } from "./Problem";

/** The last boundary inside the app: whatever else fails, this is not a white page. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Problem problem={{ kind: "crash" }} /> : this.props.children;
  }
}

import { Component, type ReactNode } from "react";
import { usePageErrorKind } from "../lib/usePageErrorKind";
import { StartupErrorPage } from "./StartupErrorPage";

interface ErrorBoundaryState {
  caught: { error: unknown } | null;
}

/** The outermost boundary, so that no error leaves a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : <StartupFailed error={caught.error} />;
  }
}

export function StartupFailed({ error }: { error: unknown }) {
  return <StartupErrorPage problem={{ kind: usePageErrorKind(error) }} />;
}

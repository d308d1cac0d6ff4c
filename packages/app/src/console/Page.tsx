import { Component, useLayoutEffect, type ReactNode } from "react";
import { useNavigation } from "./ConsoleRouter";
import { PageFault } from "./PageFault";
import type { PageCode } from "./navigation";

/** The page at the address, or what stands in its place. */
export function Page() {
  const { navigation, view } = useNavigation();
  const { location, action } = view;
  useLayoutEffect(() => navigation.scrolls.arrive(location, action), [navigation, location, action]);
  return (
    <PageBoundary attempt={view.attempt}>
      <Code page={view.page} />
    </PageBoundary>
  );
}

function Code({ page }: { page: PageCode }) {
  switch (page.state) {
    case "loading":
      return null;
    case "failed":
      return <PageFault error={page.error} />;
    case "ready":
      return <page.Component />;
  }
}

interface PageBoundaryProps {
  /** Another attempt is another chance. */
  attempt: number;
  children: ReactNode;
}

interface PageBoundaryState {
  attempt: number;
  caught: { error: unknown } | null;
}

class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { attempt: this.props.attempt, caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { attempt }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return attempt === state.attempt ? null : { attempt, caught: null };
  }

  override render() {
    return this.state.caught === null ? this.props.children : <PageFault error={this.state.caught.error} />;
  }
}

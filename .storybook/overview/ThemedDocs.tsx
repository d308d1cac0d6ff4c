import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, type PropsWithChildren } from "react";
import { applyDisplay, displayOf } from "../display";
import { storybookTheme } from "../theme";
import { useGlobals } from "./useGlobals";

const themes = { light: storybookTheme("light"), dark: storybookTheme("dark") };

/** Docs pages in the theme of their stories. */
export default function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals] = useGlobals(context);
  const { theme } = displayOf(globals);
  useLayoutEffect(() => applyDisplay({ theme, text: "normal", motion: "full" }), [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}

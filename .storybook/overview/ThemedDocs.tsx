import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { UiProvider } from "@understudy/ui";
import { fixedNow } from "@understudy/model/fixtures";
import { useLayoutEffect, type PropsWithChildren } from "react";
import { applyDisplay, displayOf } from "../display";
import { currentGlobals } from "../globals";
import { storybookTheme } from "../theme";
import { StorybookLink } from "./StorybookLink";

const themes = { light: storybookTheme("light"), dark: storybookTheme("dark") };

/** Docs pages in the theme of their stories. */
export default function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = displayOf(currentGlobals());
  useLayoutEffect(() => applyDisplay({ theme, text: "normal", motion: "full" }), [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <UiProvider link={StorybookLink} now={fixedNow} timeZone="UTC">
        {children}
      </UiProvider>
    </DocsContainer>
  );
}

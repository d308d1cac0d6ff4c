import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { UiProvider } from "@understudy/ui";
import { fixedNow } from "@understudy/model/fixtures";
import { useEffect, useLayoutEffect, type PropsWithChildren } from "react";
import { applyDisplay, displayOf } from "../display";
import { currentGlobals } from "../globals";
import { completeLink } from "../links";
import { storybookTheme } from "../theme";
import { StorybookLink } from "./StorybookLink";

const themes = { light: storybookTheme("light"), dark: storybookTheme("dark") };

/** Docs pages in the theme of their stories. */
export default function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = displayOf(currentGlobals());
  useLayoutEffect(() => applyDisplay({ theme, text: "normal", motion: "full", contrast: "normal" }), [theme]);
  useEffect(() => {
    const events = ["pointerdown", "contextmenu", "focusin"] as const;
    for (const event of events) document.addEventListener(event, completeLink, true);
    return () => {
      for (const event of events) document.removeEventListener(event, completeLink, true);
    };
  }, []);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <UiProvider link={StorybookLink} now={fixedNow} timeZone="UTC">
        {children}
      </UiProvider>
    </DocsContainer>
  );
}

import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, type PropsWithChildren } from "react";
import { dressed, wear } from "../dress";
import { storybookTheme } from "../theme";
import { useGlobals } from "./useGlobals";

const themes = { light: storybookTheme("light"), dark: storybookTheme("dark") };

/** Documentation is read in the theme that its stories are shown in. */
export default function Paper({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals] = useGlobals(context);
  const { theme } = dressed(globals);
  useLayoutEffect(() => wear({ theme, text: "normal", motion: "full" }), [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}

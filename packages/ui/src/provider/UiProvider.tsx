import type { Platform } from "@understudy/base";
import {
  createContext,
  use,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from "react";
import { useDeliberatePresses } from "./useDeliberatePresses";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What components need from their environment. All have defaults. */
export interface UiContextValue {
  /** The link component, such as a router's. */
  link: ComponentType<LinkProps>;
  /** The time zone for dates; the browser's if undefined. */
  timeZone: string | undefined;
  /** Copies a text. Resolves to false if the browser refused. */
  copyText: (text: string) => Promise<boolean>;
  /** Decides between ⌘ and Ctrl. */
  platform: Platform;
}

const Plain = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;

const copyWithBrowser = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const defaults: UiContextValue = {
  link: Plain,
  timeZone: undefined,
  copyText: copyWithBrowser,
  platform: "other",
};

const Context = createContext(defaults);
// A context of its own: with the clock in the other one, every link would render again with each tick.
const NowContext = createContext(0);

export type UiProviderProps = { [K in keyof UiContextValue]?: UiContextValue[K] | undefined } & {
  /** The current time in milliseconds. */
  now?: number | undefined;
  children: ReactNode;
};

export function UiProvider({ children, link, now, timeZone, copyText, platform }: UiProviderProps) {
  useDeliberatePresses();
  const around = use(Context);
  const time = use(NowContext);
  const value = useMemo(
    () => ({
      link: link ?? around.link,
      timeZone: timeZone ?? around.timeZone,
      copyText: copyText ?? around.copyText,
      platform: platform ?? around.platform,
    }),
    [around, link, timeZone, copyText, platform],
  );
  return (
    <Context value={value}>
      <NowContext value={now ?? time}>{children}</NowContext>
    </Context>
  );
}

export const useUiContext = () => use(Context);

/** The current time in milliseconds. The component renders again when it changes. */
export const useNow = () => use(NowContext);

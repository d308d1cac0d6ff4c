import type { Platform } from "@understudy/base";
import {
  createContext,
  use,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from "react";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What components need from their environment. All have defaults. */
export interface UiContextValue {
  /** The link component, such as a router's. */
  link: ComponentType<LinkProps>;
  /** The current time in milliseconds. Components re-render when it changes. */
  now: number;
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
  now: 0,
  timeZone: undefined,
  copyText: copyWithBrowser,
  platform: "other",
};

const Context = createContext(defaults);

export type UiProviderProps = { [K in keyof UiContextValue]?: UiContextValue[K] | undefined } & {
  children: ReactNode;
};

export function UiProvider({ children, link, now, timeZone, copyText, platform }: UiProviderProps) {
  const around = use(Context);
  const value = useMemo(
    () => ({
      link: link ?? around.link,
      now: now ?? around.now,
      timeZone: timeZone ?? around.timeZone,
      copyText: copyText ?? around.copyText,
      platform: platform ?? around.platform,
    }),
    [around, link, now, timeZone, copyText, platform],
  );
  return <Context value={value}>{children}</Context>;
}

export const useUiContext = () => use(Context);

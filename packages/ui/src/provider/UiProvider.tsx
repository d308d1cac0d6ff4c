import {
  createContext,
  use,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from "react";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What the parts need from the world around them. Everything has an answer that works without one. */
export interface Surroundings {
  /** How the app draws a link; a router's own, so that a click needs no reload. */
  link: ComponentType<LinkProps>;
  /** The present, in milliseconds. A value, not a clock: whoever provides it decides when it moves on. */
  now: number;
  /** The zone dates are written in; absent, the viewer's own. */
  timeZone: string | undefined;
  /** Puts a text on the clipboard; false when the browser refused. */
  copyText: (text: string) => Promise<boolean>;
  /** Which modifier key the keyboard has. */
  platform: "mac" | "other";
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

const defaults: Surroundings = {
  link: Plain,
  now: 0,
  timeZone: undefined,
  copyText: copyWithBrowser,
  platform: "other",
};

const Context = createContext(defaults);

export type UiProviderProps = { [K in keyof Surroundings]?: Surroundings[K] | undefined } & {
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

export const useSurroundings = () => use(Context);

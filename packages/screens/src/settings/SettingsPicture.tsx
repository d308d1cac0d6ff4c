import { type SettingsPage, usableBrandColor, type WidgetSettings } from "@understudy/model";
import { vars } from "@understudy/ui/vars";
import type { ReactNode } from "react";

const { mark, surface, line } = vars.color;

export interface SettingsPictureProps {
  name: SettingsPage;
  /** `null` until the site is loaded. */
  widget: Pick<WidgetSettings, "widgetEnabled" | "brandColor"> | null;
}

/** What each page sets up: an outline is recorded or off, a solid circle performed or on. */
export const SettingsPicture = ({ name, widget }: SettingsPictureProps) => (
  <svg
    viewBox="0 0 240 112"
    fill="none"
    stroke={mark.recorded}
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {name === "chatSettings" ? <Chat widget={widget} /> : pictures[name]}
  </svg>
);

const browserWindow = <rect x="24" y="6" width="192" height="100" rx="10" fill={surface.card} />;

const pictures: Record<Exclude<SettingsPage, "chatSettings">, ReactNode> = {
  siteSettings: (
    <>
      {browserWindow}
      <path d="M24 36h192" />
      <circle cx="42" cy="21" r="6" fill={mark.performed} stroke="none" />
      <circle cx="60" cy="21" r="5" />
      <circle cx="77" cy="21" r="5" />
      <path d="M44 56h64M44 72h152M44 88h116" strokeWidth="6" />
    </>
  ),
  // The bow is the mark.
  keys: (
    <>
      <path d="M136 56h72M184 58v18M204 58v12" strokeWidth="6" />
      <circle cx="104" cy="56" r="30" fill={surface.card} />
      <circle cx="68" cy="56" r="31" fill={mark.performed} stroke="none" />
    </>
  ),
  // The last one is invited.
  team: (
    <>
      <g fill={mark.performed} stroke="none">
        <circle cx="62" cy="38" r="17" />
        <path d="M35 98a27 27 0 0 1 54 0z" />
        <circle cx="120" cy="38" r="17" />
        <path d="M93 98a27 27 0 0 1 54 0z" />
      </g>
      <circle cx="178" cy="38" r="16" fill={surface.card} />
      <path d="M152 97a26 26 0 0 1 52 0z" fill={surface.card} />
    </>
  ),
};

const Chat = ({ widget }: Pick<SettingsPictureProps, "widget">) => (
  <>
    {browserWindow}
    <path d="M44 26h64M44 42h92M44 58h48" strokeWidth="6" />
    {widget?.widgetEnabled ? (
      <circle cx="188" cy="80" r="17" fill={usableBrandColor(widget.brandColor)} stroke={line.control} />
    ) : (
      <circle cx="188" cy="80" r="16" />
    )}
  </>
);

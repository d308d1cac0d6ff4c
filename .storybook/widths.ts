/** The widths of the viewport switch. */
export const widths = {
  phone: { name: "360", width: 360, height: 740 },
  tablet: { name: "768", width: 768, height: 1024 },
  small: { name: "1024", width: 1024, height: 768 },
  medium: { name: "1280", width: 1280, height: 800 },
  desktop: { name: "1440", width: 1440, height: 900 },
  large: { name: "1920", width: 1920, height: 1080 },
} as const;

export type Width = keyof typeof widths;

/** The three widths that every page is looked at. */
export const widths = {
  phone: { name: "Phone, 360", width: 360, height: 740 },
  tablet: { name: "Tablet, 768", width: 768, height: 1024 },
  desk: { name: "Desk, 1440", width: 1440, height: 900 },
} as const;

export type Width = keyof typeof widths;

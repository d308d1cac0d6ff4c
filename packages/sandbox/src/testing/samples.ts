import { description } from "../description";

/** The example's settings, with values that only a tolerant server accepts. */
export const settings = {
  ...description.components.examples.Site.value.settings,
  launcher_offset_x: -5,
  brand_color: "not a color",
  brand_title: "",
};

/** All fields, with values that only a tolerant server accepts. */
export const settings = {
  widget_enabled: true,
  launcher_side: "left",
  launcher_offset_x: -5,
  launcher_offset_y: 0,
  launcher_z_index: 2000,
  brand_color: "not a color",
  brand_title: "",
  brand_logo_url: "",
  hotkey_enabled: false,
  hotkey_combination: "cmd+shift+space",
  coexistence_mode: "unify",
  routes_include: ["/a/*"],
  routes_exclude: [],
};

import { colorDescriptions } from "../../packages/ui/src/theme/descriptions";
import { dark, light } from "../../packages/ui/src/theme/values";

type Values = { readonly [name: string]: string | Values };

/** Every color with its name in the code: `tone.good.text`. */
function colorsIn(
  about: Values,
  lights: Values,
  darks: Values,
  path = "",
): { title: string; subtitle: string; colors: Record<string, string> }[] {
  return Object.entries(about).flatMap(([key, subtitle]) => {
    const [one, other] = [lights[key], darks[key]];
    const title = `${path}${key}`;
    if (typeof subtitle === "object" && typeof one === "object" && typeof other === "object")
      return colorsIn(subtitle, one, other, `${title}.`);
    return typeof subtitle === "string" && typeof one === "string" && typeof other === "string"
      ? [{ title, subtitle, colors: { light: one, dark: other } }]
      : [];
  });
}

const { shadow: _, ...descriptions } = colorDescriptions;
export const colors = colorsIn(descriptions, light, dark);

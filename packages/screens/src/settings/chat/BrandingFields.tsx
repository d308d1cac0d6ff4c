import { Button, Cluster, ColorField, FormSection, TextField } from "@understudy/ui";
import {
  defaultBrandColor,
  isBrandColor,
  judgeBrandColor,
  requiredContrast,
} from "../../model/widget/brand-color";
import { widgetPreview } from "../../model/widget/widget";
import type { SectionProps } from "./chat-view";

export function BrandingSection({ form, remarks, onEdit }: SectionProps) {
  return (
    <FormSection title="Branding" description="What makes it yours.">
      <ColorField
        name="brand_color"
        label="Brand colour"
        fallback={defaultBrandColor}
        {...remarks("brandColor")}
        warning={colorWarning(form.brandColor, (brandColor) => onEdit({ brandColor }))}
        value={form.brandColor}
        onChange={(brandColor) => onEdit({ brandColor })}
      />
      <TextField
        name="brand_title"
        label="Title"
        {...remarks("brandTitle")}
        value={form.brandTitle}
        onChange={(brandTitle) => onEdit({ brandTitle })}
      />
      <TextField
        name="brand_logo_url"
        label="Logo URL"
        type="url"
        optional
        dir="ltr"
        spellCheck={false}
        placeholder="https://www.example.com/logo.svg"
        {...remarks("brandLogoUrl")}
        warning={
          widgetPreview(form).logo.state === "refused" &&
          "A logo has to be at a whole address that begins with https://."
        }
        value={form.brandLogoUrl}
        onChange={(brandLogoUrl) => onEdit({ brandLogoUrl })}
      />
    </FormSection>
  );
}

function colorWarning(color: string, onUse: (color: string) => void) {
  if (!isBrandColor(color))
    return `This is no colour like ${defaultBrandColor}. The preview shows that one instead.`;
  const { passes, text, suggestion } = judgeBrandColor(color);
  if (passes || suggestion === null) return null;
  return (
    <Cluster gap="2" align="center">
      <span>
        White words on this stand out by {text}. {requiredContrast}:1 can be read by most.
      </span>
      <Button size="small" onClick={() => onUse(suggestion)}>
        Use {suggestion}
      </Button>
    </Cluster>
  );
}

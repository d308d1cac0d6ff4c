import { FormSection, TextField } from "@understudy/ui";
import { defaultBrandColor, isBrandColor } from "@understudy/model";
import { ColorField } from "./color-field/ColorField";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./chat-texts";
import type { Logo } from "./preview/useLogo";

const logoWarnings: Partial<Record<Logo["state"], string>> = {
  refused: chatTexts.invalidLogo,
  broken: chatTexts.brokenLogo,
};

interface BrandingSectionProps extends SectionProps {
  logo: Logo;
}

export function BrandingSection({ form, editState, onEdit, logo }: BrandingSectionProps) {
  return (
    <FormSection title={chatTexts.branding}>
      <ColorField
        name="brand_color"
        label={chatTexts.color}
        fallback={defaultBrandColor}
        {...editState("brandColor")}
        warning={isBrandColor(form.brandColor) ? null : chatTexts.invalidColor(defaultBrandColor)}
        value={form.brandColor}
        onChange={(brandColor) => onEdit({ brandColor })}
      />
      <TextField
        name="brand_title"
        label={chatTexts.title}
        {...editState("brandTitle")}
        value={form.brandTitle}
        onChange={(brandTitle) => onEdit({ brandTitle })}
      />
      <TextField
        name="brand_logo_url"
        label={chatTexts.logo}
        type="url"
        optional
        dir="ltr"
        spellCheck={false}
        placeholder={chatTexts.logoPlaceholder}
        {...editState("brandLogoUrl")}
        warning={logoWarnings[logo.state]}
        value={form.brandLogoUrl}
        onChange={(brandLogoUrl) => onEdit({ brandLogoUrl })}
      />
    </FormSection>
  );
}

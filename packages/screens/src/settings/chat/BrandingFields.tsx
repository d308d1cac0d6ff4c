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

export function BrandingSection({ form, field, onEdit, logo }: BrandingSectionProps) {
  return (
    <FormSection title={chatTexts.branding}>
      <ColorField
        fallback={defaultBrandColor}
        {...field("brandColor")}
        warning={isBrandColor(form.brandColor) ? null : chatTexts.invalidColor(defaultBrandColor)}
        value={form.brandColor}
        onChange={(brandColor) => onEdit({ brandColor })}
      />
      <TextField
        {...field("brandTitle")}
        value={form.brandTitle}
        onChange={(brandTitle) => onEdit({ brandTitle })}
      />
      <TextField
        type="url"
        optional
        dir="ltr"
        spellCheck={false}
        placeholder={chatTexts.logoPlaceholder}
        {...field("brandLogoUrl")}
        warning={logoWarnings[logo.state]}
        value={form.brandLogoUrl}
        onChange={(brandLogoUrl) => onEdit({ brandLogoUrl })}
      />
    </FormSection>
  );
}

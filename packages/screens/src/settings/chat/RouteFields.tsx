import { FormSection } from "@understudy/ui";
import { addRoutePattern } from "@understudy/model";
import type { SectionProps } from "./chat-view";
import { PatternChips } from "./pattern-chips/PatternChips";
import { chatTexts } from "./chat-texts";

const placeholders = {
  routesInclude: chatTexts.includePlaceholder,
  routesExclude: chatTexts.excludePlaceholder,
};

export function RouteSection({ form, field, onEdit }: SectionProps) {
  const list = (key: keyof typeof placeholders) => {
    const values = form[key];
    return {
      values,
      placeholder: placeholders[key],
      ...field(key),
      onRemove: (at: number) => onEdit({ [key]: values.toSpliced(at, 1) }),
      onAdd: (typed: readonly string[]) => {
        const patterns = typed.reduce((added, text) => addRoutePattern(added, text), values);
        if (patterns !== values) onEdit({ [key]: patterns });
        return patterns.slice(values.length);
      },
    };
  };
  return (
    <FormSection title={chatTexts.routes}>
      <PatternChips {...list("routesInclude")} />
      <PatternChips {...list("routesExclude")} />
    </FormSection>
  );
}

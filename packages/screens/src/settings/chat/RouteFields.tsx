import { FormSection } from "@understudy/ui";
import { addRoutePattern } from "@understudy/model";
import type { SectionProps } from "./chat-view";
import { PatternChips, type Added } from "./pattern-chips/PatternChips";
import { chatTexts } from "./chat-texts";

export function RouteSection({ form, editState, onEdit }: SectionProps) {
  const list = (field: "routesInclude" | "routesExclude") => {
    const values = form[field];
    return {
      values,
      ...editState(field),
      onRemove: (at: number) => onEdit({ [field]: values.toSpliced(at, 1) }),
      onAdd: (typed: readonly string[]): Added => {
        const patterns = typed.reduce((added, text) => addRoutePattern(added, text), values);
        if (patterns === values) return typed.every((text) => text.trim() === "") ? "empty" : "duplicate";
        onEdit({ [field]: patterns });
        return "added";
      },
    };
  };
  return (
    <FormSection title={chatTexts.routes}>
      <PatternChips
        name="routes_include"
        label={chatTexts.include}
        placeholder={chatTexts.includePlaceholder}
        {...list("routesInclude")}
      />
      <PatternChips
        name="routes_exclude"
        label={chatTexts.exclude}
        placeholder={chatTexts.excludePlaceholder}
        {...list("routesExclude")}
      />
    </FormSection>
  );
}

import { FormSection } from "@understudy/ui";
import { addRoutePattern } from "@understudy/model";
import type { SectionProps } from "./chat-view";
import { PatternChips } from "./pattern-chips/PatternChips";
import { chatTexts } from "./chat-texts";

const fields = [
  {
    field: "routesInclude",
    name: "routes_include",
    label: chatTexts.include,
    placeholder: chatTexts.includePlaceholder,
  },
  {
    field: "routesExclude",
    name: "routes_exclude",
    label: chatTexts.exclude,
    placeholder: chatTexts.excludePlaceholder,
  },
] as const;

export function RouteSection({ form, editState, onEdit }: SectionProps) {
  const list = (field: (typeof fields)[number]["field"]) => {
    const values = form[field];
    return {
      values,
      ...editState(field),
      onRemove: (at: number) => onEdit({ [field]: values.toSpliced(at, 1) }),
      onAdd: (typed: readonly string[]) => {
        const patterns = typed.reduce((added, text) => addRoutePattern(added, text), values);
        if (patterns !== values) onEdit({ [field]: patterns });
        return patterns.slice(values.length);
      },
    };
  };
  return (
    <FormSection title={chatTexts.routes}>
      {fields.map(({ field, ...control }) => (
        <PatternChips key={field} {...control} {...list(field)} />
      ))}
    </FormSection>
  );
}

import { Banner, FormSection, PatternChips, TextField, type Added } from "@understudy/ui";
import { addRoutePattern, checkRoute, routeVerdictText } from "../../model/widget/route-patterns";
import { routePatternTexts } from "../../model/widget/texts";
import type { SectionProps } from "./chat-view";
import { chatTexts } from "./texts";

export interface RouteTester {
  /** The path to test; empty for none. */
  path: string;
  onPath: (path: string) => void;
}

export function RouteSection({ form, remarks, onEdit, tester }: SectionProps & { tester: RouteTester }) {
  const list = (field: "routesInclude" | "routesExclude") => {
    const values = form[field];
    return {
      values,
      ...remarks(field),
      onRemove: (at: number) => onEdit({ [field]: values.toSpliced(at, 1) }),
      onAdd: (typed: string): Added => {
        const patterns = addRoutePattern(values, typed);
        if (patterns === values) return typed.trim() === "" ? "empty" : "duplicate";
        onEdit({ [field]: patterns });
        return "added";
      },
    };
  };
  return (
    <FormSection title={chatTexts.routes} description={chatTexts.routesHint}>
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
      <Tester {...tester} form={form} />
    </FormSection>
  );
}

function Tester({ path, onPath, form }: RouteTester & Pick<SectionProps, "form">) {
  const verdict = path.trim() === "" ? null : checkRoute(path, form.routesInclude, form.routesExclude);
  return (
    <div>
      <TextField
        name="tested_path"
        label={chatTexts.testPath}
        placeholder={chatTexts.testPathPlaceholder}
        dir="ltr"
        code
        spellCheck={false}
        hint={routePatternTexts.grammar}
        value={path}
        onChange={onPath}
      />
      <div role="status">
        {verdict && (
          <Banner quiet tone={verdict.isShown ? "good" : "neutral"}>
            <p>{routeVerdictText(verdict)}</p>
          </Banner>
        )}
      </div>
    </div>
  );
}

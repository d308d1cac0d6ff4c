import type { FaultRule } from "./rule";

export interface AppliedRule extends FaultRule {
  id: number;
  applied: number;
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `:id` matches one path segment, `*` anything. */
function pathMatcher(pattern: string): RegExp {
  const source = escaped(pattern).replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*");
  return new RegExp(`^${source}$`);
}

/** The active faults, in the order they were added. */
export function createActiveFaults(initial: readonly FaultRule[]) {
  let rules: (AppliedRule & { seen: number; path: RegExp; method: string })[] = [];
  let count = 0;

  const activeFaults = {
    add(rule: FaultRule) {
      count += 1;
      const [method = "*", pattern = "/*"] = rule.call.split(" ");
      rules.push({ ...rule, id: count, applied: 0, seen: 0, method, path: pathMatcher(pattern) });
    },
    /** The fault to apply to this request, if any, and how often it was applied before. */
    take(
      method: string,
      path: string,
      query: Record<string, string>,
      body: Readonly<Record<string, unknown>> = {},
    ): { rule: FaultRule; turn: number } | null {
      for (const rule of rules) {
        const fits =
          (rule.method === "*" ? method !== "OPTIONS" : rule.method === method) && rule.path.test(path);
        if (!fits || !Object.entries(rule.query ?? {}).every(([name, value]) => query[name] === value))
          continue;
        if (!Object.entries(rule.fields ?? {}).every(([name, value]) => String(body[name]) === value))
          continue;
        if (rule.times !== undefined && rule.applied >= rule.times) continue;
        rule.seen += 1;
        if (rule.seen <= (rule.skip ?? 0)) continue;
        rule.applied += 1;
        return { rule, turn: rule.applied - 1 };
      }
      return null;
    },
    /** Whether `take` would return a fault for a request without a query. */
    applies: (method: string, path: string): boolean =>
      rules.some(
        (rule) =>
          rule.method === method &&
          rule.path.test(path) &&
          (rule.times === undefined || rule.applied < rule.times),
      ),
    clear: () => void (rules = []),
    list: (): AppliedRule[] => rules.map(({ seen: _seen, path: _path, method: _method, ...rule }) => rule),
  };
  for (const rule of initial) activeFaults.add(rule);
  return activeFaults;
}

export type ActiveFaults = ReturnType<typeof createActiveFaults>;

import type { SandboxOptions } from "../../packages/sandbox/src/index";
import { operations as described } from "../../packages/sandbox/src/description";
import { responseErrors, requestBodyErrors, queryErrors } from "../../packages/sandbox/src/testing/contract";

type OnExchange = NonNullable<SandboxOptions["onExchange"]>;

const operations = described.map((operation) => {
  const [method = "", path = ""] = operation.split(" ");
  return { operation, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) };
});

function parsed(body: string): unknown {
  try {
    return body === "" ? null : JSON.parse(body);
  } catch {
    return body;
  }
}

/**
 * Compares every exchange with the sandbox's API with docs/api.yaml, in both directions, as a validating proxy would.
 * Injected faults are left out: they break the description on purpose.
 */
export function createContractCheck(report: (violation: string) => void) {
  const checks: Promise<void>[] = [];

  async function check(request: Parameters<OnExchange>[0], response: Response): Promise<void> {
    const { method, path, query, body } = request;
    const known = operations.find((each) => each.method === method && each.path.test(path));
    if (known === undefined) return report(`${method} ${path} isn’t described.`);
    const { operation } = known;
    const wrongRequest = [
      ...queryErrors(operation, query),
      ...(body === null ? [] : requestBodyErrors(operation, body)),
    ];
    const wrongResponse = responseErrors(operation, response.status, parsed(await response.text()));
    for (const problem of wrongRequest) report(`request ${operation}: ${problem}`);
    for (const problem of wrongResponse) report(`response ${operation} ${response.status}: ${problem}`);
  }

  const onExchange: OnExchange = (request, response) => {
    if (request.method !== "OPTIONS") checks.push(check(request, response()));
  };
  return {
    onExchange,
    done: () => Promise.all(checks),
  };
}

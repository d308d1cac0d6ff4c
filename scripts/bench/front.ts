import type { IncomingMessage, ServerResponse } from "node:http";

/** The lower bound: a page that fetches and parses the list without drawing it. */
export const floorPage = "/bench/floor";

const floor = `<!doctype html><title>Floor</title><body><script type="module">
  globalThis.openList = async () => {
    const response = await fetch("/v1/runs", { cache: "no-store" });
    globalThis.kept = JSON.parse(await response.text()).runs;
  };
</script>`;

export interface Front {
  /** The body of later responses; undefined for the sandbox's own. */
  setList: (body: Buffer | undefined) => void;
  before: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Serves the floor's page and the list of the chosen length, before the sandbox. */
export function createFront(): Front {
  let list: Buffer | undefined;
  const setList = (body: Buffer | undefined) => {
    list = body;
  };
  const before: Front["before"] = ({ url = "" }, response) => {
    const [path] = url.split("?");
    if (path === floorPage) response.writeHead(200, { "Content-Type": "text/html" }).end(floor);
    else if (path === "/v1/runs" && list !== undefined)
      response
        .writeHead(200, { "Content-Type": "application/json", "Content-Length": list.length })
        .end(list);
    else return false;
    return true;
  };
  return { setList, before };
}

import { createServer, type IncomingMessage } from "node:http";

/** What Chromatic answers for a project without builds, by query. */
const answers: Record<string, object> = {
  CreateAppTokenMutation: { appToken: "dry-run" },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null, pullRequest: null } },
  HasBuildsWithCommitsQuery: { app: { hasBuildsWithCommits: [] } },
  BaselineCommitsQuery: { app: { baselineBuilds: [] } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: "dry-run",
      number: 1,
      browsers: ["Chrome"],
      status: "ANNOUNCED",
      autoAcceptChanges: false,
      reportToken: "dry-run",
      features: { uiTests: true, uiReview: false },
      app: { id: "dry-run", turboSnapAvailability: "AVAILABLE" },
    },
  },
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answerTo(request: IncomingMessage): Promise<object> {
  const text = await textOf(request);
  const name = Object.keys(answers).find((query) => text.includes(query));
  return name === undefined ? {} : (answers[name] ?? {});
}

/** A substitute for Chromatic's service, so that its CLI can be tried without an account. */
export async function serveStub(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void answerTo(request).then((data) => {
      response.setHeader("Content-Type", "application/json");
      return response.end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stub has no port.");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

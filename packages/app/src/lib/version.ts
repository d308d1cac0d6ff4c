import { fieldsIn } from "@understudy/api";

/** The build writes the version into the document, so that a new commit alone doesn't change chunk names. */
const written =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="console-version"]');

/** `1.2.3+abc1234`. */
export const version = written?.content ?? "development";

/** The version that the host serves now; `null` if its response doesn't say. Rejects without a response. */
export async function deployedVersion(): Promise<string | null> {
  const response = await fetch("/version.json", { cache: "no-store", credentials: "omit" });
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const { version: deployed } = fieldsIn(body);
  return typeof deployed === "string" ? deployed : null;
}

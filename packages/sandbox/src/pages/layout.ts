import { html } from "hono/html";

type Markup = ReturnType<typeof html>;

export interface PageParts {
  title: string;
  /** Narrow pages are a centered card; wide ones fill the window. */
  isWide?: boolean;
  script?: string;
  body: Markup;
}

export const page = ({ title, isWide = false, script, body }: PageParts): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Understudy sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
        ${script === undefined ? "" : html`<script type="module" src="/sandbox/assets/${script}"></script>`}
      </head>
      <body class="${isWide ? "wide" : ""}">
        ${body}
        <footer>Local sandbox. No real accounts or data.</footer>
      </body>
    </html>`;

/** Explains what happened, and leads back. */
export const noticePage = (title: string, sentence: string, href = "/"): Markup =>
  page({
    title,
    body: html`<main class="card">
      <h1>${title}</h1>
      <p>${sentence}</p>
      <a class="button" href="${href}">Back to the console</a>
    </main>`,
  });

import { html } from "hono/html";

type Markup = ReturnType<typeof html>;

export interface PageParts {
  title: string;
  /** Narrow pages are a centered card; wide ones fill the window. */
  width?: "narrow" | "wide";
  script?: string;
  body: Markup;
}

export const page = ({ title, width = "narrow", script, body }: PageParts): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Understudy sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
        ${script === undefined ? "" : html`<script type="module" src="/sandbox/assets/${script}"></script>`}
      </head>
      <body class="${width}">
        ${body}
        <footer class="note">Local sandbox. No real accounts or data.</footer>
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

import { html } from "hono/html";
import type { SiteRecord } from "../dataset/entities";
import { page } from "../pages/layout";

const option = (value: string | number) => html`<option>${value}</option>`;

export const examplePage = ({ id, hasScript }: SiteRecord, sdkUrl: string) =>
  page({
    title: "Harbour & Pine",
    script: "example.js",
    body: html`<form method="post" action="/sandbox/example/script" class="row">
        <button class="button ${hasScript ? "quiet" : ""}">
          ${hasScript ? "Remove the script" : "Install the script"}
        </button>
        <span>
          <strong>Example site.</strong>
          ${hasScript ? "Your script tag is on this page." : "Your script tag isn’t on this page yet."}
        </span>
      </form>
      <main class="card">
        <p class="brand">Harbour &amp; Pine</p>
        <h1>Dinner by the harbor</h1>
        <p>Our kitchen is open from Tuesday to Sunday, 6 PM to 10 PM.</p>
        <form id="reservation" class="fields">
          <label
            >Guests
            <select id="guests">
              ${[2, 3, 4, 5, 6].map(option)}
            </select></label
          >
          <label
            >Time
            <select id="time">
              ${["18:00", "19:00", "20:00"].map(option)}
            </select></label
          >
          <label>Your name <input id="name" autocomplete="off" /></label>
          <p class="row"><button id="reserve" class="button">Reserve table</button></p>
        </form>
        <p id="reserved" role="status"></p>
      </main>
      ${
        hasScript
          ? html`<script
              src="${sdkUrl}?understudy=dev"
              data-site-id="${id}"
              data-widget="off"
              async
            ></script>`
          : ""
      }`,
  });

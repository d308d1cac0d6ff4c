import { html } from "hono/html";
import { page } from "../pages/layout";
import type { AuthorizeQuery } from "./client";
import type { DemoPerson } from "../dataset/people";

const title = (person: DemoPerson) => person.name ?? person.email;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const card = (person: DemoPerson, hinted: boolean) =>
  html`<li>
    <button class="person${hinted ? " hinted" : ""}" name="person" value="${person.id}">
      <span class="avatar ${person.role}" aria-hidden="true">${title(person).charAt(0).toUpperCase()}</span>
      <span class="who">
        <strong>${title(person)}</strong>
        <span>${person.name === undefined ? "No name on file" : person.email}</span>
      </span>
      <span class="role"><b>${capital(person.role)}</b><span>${person.may}</span></span>
    </button>
  </li>`;

export const signInPage = (
  query: AuthorizeQuery,
  people: readonly DemoPerson[],
  current: DemoPerson | undefined,
) => {
  const hint = query["login_hint"]?.toLowerCase() ?? current?.email;
  return page({
    title: "Sign in",
    body: html`<main class="card">
      <p class="brand">Harbour &amp; Pine</p>
      <h1>Who is signing in?</h1>
      <p>Choose a demo person to continue to the Understudy console. No password needed.</p>
      <form method="post" action="/sandbox/idp/sign-in">
        ${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <ul class="people">
          ${people.map((person) => card(person, person.email === hint))}
        </ul>
        <p class="actions"><button class="button quiet" name="person" value="">Cancel</button></p>
      </form>
    </main>`,
  });
};

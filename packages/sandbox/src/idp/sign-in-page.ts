import { html } from "hono/html";
import { people } from "../dataset/people";
import { page } from "../pages/layout";

export const signInPage = page({
  title: "Sign in",
  body: html`<main class="card">
    <p class="brand">Harbour &amp; Pine</p>
    <h1>Who is signing in?</h1>
    <p>Choose a demo person to continue to the Understudy console. No password needed.</p>
    <form method="post" class="tiles">
      ${people.map(
        ({ id, name, email, role, may }) =>
          html`<button class="tile" name="account" value="${id}">
            <span class="avatar" aria-hidden="true">${id.charAt(0).toUpperCase()}</span>
            <span><strong>${name ?? email}</strong>${name ? email : "No name on file"}</span>
            <span><strong class="role">${role}</strong>${may}</span>
          </button>`,
      )}
    </form>
    <details>
      <summary>Use another account</summary>
      <form method="post">
        <label>Email of a person you invited <input name="account" type="email" required /></label>
        <button class="button">Continue</button>
      </form>
    </details>
    <form method="post"><button class="button quiet" name="account" value="">Cancel</button></form>
  </main>`,
});

import { html } from "hono/html";
import type { PlanName } from "../dataset/entities";
import { page } from "../pages/layout";

const offers: readonly { plan: PlanName; name: string; price: string }[] = [
  { plan: "starter", name: "Starter", price: "$29 a month" },
  { plan: "pro", name: "Pro", price: "$99 a month" },
  { plan: "enterprise", name: "Enterprise", price: "Custom" },
];

const nameOf = (plan: PlanName) => offers.find((offer) => offer.plan === plan)?.name ?? "Free";

export const checkoutPage = (asked: PlanName) =>
  page({
    title: "Checkout",
    body: html`<main class="card">
      <p class="brand">Demo checkout</p>
      <h1>Change plan</h1>
      <p>No card is charged. Choose a plan. The sandbox switches to it immediately.</p>
      <form method="post">
        <fieldset class="tiles">
          <legend>Plan</legend>
          ${offers.map(
            ({ plan, name, price }) =>
              html`<label class="tile">
                <input type="radio" name="plan" value="${plan}" ${plan === asked ? "checked" : ""} />
                <strong>${name}</strong>
                <span>${price}</span>
              </label>`,
          )}
        </fieldset>
        <p>Paid with the demo card •••• 4242</p>
        <p class="row">
          <button class="button">Pay and switch</button> <a class="button quiet" href="/billing">Cancel</a>
        </p>
      </form>
    </main>`,
  });

export const portalPage = (plan: PlanName) =>
  page({
    title: "Billing portal",
    body: html`<main class="card">
      <p class="brand">Demo billing portal</p>
      <h1>Your subscription</h1>
      <dl>
        <dt>Plan</dt>
        <dd>${nameOf(plan)}</dd>
        <dt>Paid with</dt>
        <dd>Demo card •••• 4242</dd>
        <dt>Invoices</dt>
        <dd>Sent to olivia@harbourandpine.example</dd>
      </dl>
      <form method="post">
        <p class="row">
          <a class="button" href="/billing">Back to the console</a>
          ${plan === "free" ? "" : html`<button class="button quiet" name="plan" value="free">End the subscription</button>`}
        </p>
      </form>
    </main>`,
  });

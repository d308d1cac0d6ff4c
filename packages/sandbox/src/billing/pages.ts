import { html } from "hono/html";
import { page } from "../pages/layout";
import type { PlanName } from "../dataset/entities";

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
        <fieldset class="choices">
          <legend>Plan</legend>
          ${offers.map(
            ({ plan, name, price }) =>
              html`<label class="choice">
                <input type="radio" name="plan" value="${plan}" ${plan === asked ? "checked" : ""} />
                <strong>${name}</strong>
                <span>${price}</span>
              </label>`,
          )}
        </fieldset>
        <p class="paper">Paid with the demo card •••• 4242</p>
        <p class="actions">
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
      <dl class="facts">
        <dt>Plan</dt>
        <dd>${nameOf(plan)}</dd>
        <dt>Paid with</dt>
        <dd>Demo card •••• 4242</dd>
        <dt>Invoices</dt>
        <dd>Sent to olivia@harbourandpine.example</dd>
      </dl>
      <form method="post">
        <p class="actions">
          <a class="button" href="/billing">Back to the console</a>
          ${plan === "free" ? "" : html`<button class="button bad" name="plan" value="free">End the subscription</button>`}
        </p>
      </form>
    </main>`,
  });

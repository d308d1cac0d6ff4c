import type { ActionRecord, RecordedStep } from "./entities";

const step = (type: string, selector: string, description: string, value?: string): RecordedStep => ({
  type,
  selector,
  description,
  ...(value !== undefined && { value }),
});

type Recorded = Omit<ActionRecord, "is_published">;

/** The twelve actions of Harbour & Pine, a guesthouse with a restaurant and a small shop. */
export const recordedActions: readonly Recorded[] = [
  {
    id: "act_book_table",
    name: "Book a table",
    description: "Reserves a table for tonight's dinner and sends the guest a confirmation.",
    intents: ["book a table", "reserve a table for dinner", "table for four tonight"],
    version: 7,
    steps: [
      step("click", "[data-testid=new-reservation]", "Open a new reservation"),
      step("select", "#party-size", "Choose the party size", "4"),
      step("select", "#slot", "Choose the time", "19:30"),
      step("input", "input[name=guest]", "Enter the guest's name", "Mara Ellison"),
      step("click", "button[type=submit]", "Confirm the reservation"),
    ],
  },
  {
    id: "act_room_availability",
    name: "Check room availability",
    description: "Looks up which rooms are free for the dates.",
    intents: ["is a room free", "check availability"],
    version: 3,
    steps: [
      step("input", "#arrival", "Enter the arrival date", "2026-06-12"),
      step("click", "[aria-label='Show rooms']", "Show free rooms"),
    ],
  },
  {
    id: "act_cancel_booking",
    name: "Cancel a booking",
    description: "Cancels an upcoming stay and tells the guest.",
    intents: ["cancel my booking", "cancel reservation", "I cannot come"],
    version: 4,
    steps: [
      step("click", "[data-testid=booking-row]", "Open the booking"),
      step("click", "#cancel-booking", "Choose Cancel booking"),
      step("select", "#cancel-reason", "Choose the reason", "Plans changed"),
      step("click", "dialog button.confirm", "Confirm the cancellation"),
    ],
  },
  {
    id: "act_newsletter",
    name: "Add a guest to the newsletter",
    description: "",
    intents: ["subscribe me", "join the newsletter"],
    version: 2,
    steps: [
      step("input", "input[type=email]", "Enter the e-mail address", "guest@mail.example"),
      step("check", "#agree", "Agree to receive letters"),
      step("click", "text=Subscribe", "Subscribe"),
    ],
  },
  {
    id: "act_refund",
    name: "Issue a refund",
    description: "Refunds a deposit in full or in part. Needs a signed-in manager.",
    intents: ["refund the deposit", "give money back"],
    version: 5,
    steps: [
      step("click", "nav a[href='/payments']", "Open Payments"),
      step("input", "#search", "Search for the payment", "HP-20417"),
      step("click", "tr:first-child .more", "Open the payment's menu"),
      step("click", "role=menuitem[name=Refund]", "Choose Refund"),
      step("input", "#amount", "Enter the amount", "120.00"),
      step("input", "#manager-password", "Enter the manager's password", "correct-horse-7"),
      step("click", "#refund-confirm", "Confirm the refund"),
    ],
  },
  {
    id: "act_gift_card",
    name: "Send a gift card",
    description: "Buys a gift card from the shop and e-mails it.",
    intents: ["send a gift card", "buy a voucher"],
    version: 1,
    steps: [
      step("navigate", "/shop/gift-cards", "Open the gift cards"),
      step("click", "[data-amount='50']", "Choose 50"),
      step("input", "#recipient", "Enter the recipient", "sam@mail.example"),
      step("click", "#checkout", "Go to checkout"),
    ],
  },
  {
    id: "act_check_in_time",
    name: "Change check-in time",
    description: "Moves the expected arrival of a stay.",
    intents: ["arrive later", "change check-in"],
    version: 2,
    steps: [
      step("click", "#stay-details", "Open the stay"),
      step("click", ".css-1q8dd3e > button:nth-child(2)", "Edit the arrival"),
      step("select", "#arrival-time", "Choose the time", "22:00"),
      step("click", "#save", "Save"),
    ],
  },
  {
    id: "act_arrival_list",
    name: "Print the arrival list",
    description: "Prepares today's arrivals for the front desk.",
    intents: ["print arrivals", "who arrives today"],
    version: 3,
    steps: [
      step("navigate", "/desk/arrivals", "Open today's arrivals"),
      step("click", "button.print", "Print the list"),
    ],
  },
  {
    id: "act_breakfast_menu",
    name: "Update the breakfast menu",
    description: "Replaces the dish of the day.",
    intents: ["change breakfast", "dish of the day"],
    version: 6,
    steps: [
      step("click", "a[href='/menu']", "Open the menu"),
      step("click", "#breakfast .edit", "Edit breakfast"),
      step("input", "textarea[name=dish]", "Describe the dish", "Oat porridge with pear"),
      step("click", "text=Publish menu", "Publish the menu"),
    ],
  },
  {
    id: "act_reply_review",
    name: "Reply to a review",
    description: "Posts a short thank-you under a guest's review.",
    intents: ["answer a review"],
    version: 1,
    steps: [
      step("click", ".review:first-of-type .reply", "Choose Reply"),
      step("input", "textarea#reply", "Write the reply", "Thank you for staying with us."),
      step("click", "#post-reply", "Post the reply"),
    ],
  },
  {
    id: "act_export_invoices",
    name: "Export monthly invoices",
    description: "Downloads last month's invoices as one archive for the accountant.",
    intents: [],
    version: 2,
    steps: [
      step("navigate", "/accounting/invoices", "Open Invoices"),
      step("select", "#month", "Choose the month", "Last month"),
      step("click", "#export", "Export"),
    ],
  },
  {
    id: "act_close_room",
    name: "Close a room for repairs",
    description: "Takes a room out of sale until it is opened again.",
    intents: ["close room", "room out of order"],
    version: 1,
    steps: [
      step("click", "[data-room='204']", "Open the room"),
      step("click", "#out-of-order", "Mark it out of order"),
    ],
  },
];

import type { DraftRecord, DraftStep } from "./entities";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Recorded = Omit<DraftRecord, "createdAt"> & {
  /** How long before the dataset's start it was recorded. */ age: number;
};

const step = (type: string, selector: string, description: string): DraftStep => ({
  type,
  selector,
  description,
});

const registrationForm: Record<string, readonly string[]> = {
  Guest: ["First name", "Last name", "Date of birth", "Nationality", "Language"],
  Passport: ["Number", "Issued by", "Issued on", "Valid until"],
  Address: ["Street", "Postcode", "City", "Country"],
  Contact: ["Email", "Phone", "Preferred contact"],
  Stay: ["Arrival", "Departure", "Purpose", "Expected arrival time"],
  Party: ["Adults", "Children", "Ages of children", "Pets"],
  Room: ["Floor", "View", "Bed", "Pillow", "Blanket"],
  Breakfast: ["Time", "Diet", "Allergies"],
  Car: ["License plate", "Parking space"],
  Invoice: ["Company", "Tax number"],
};

const idOf = (text: string) => text.toLowerCase().replaceAll(" ", "-");

const registrationSteps: DraftStep[] = Object.entries(registrationForm).flatMap(([section, fields]) => [
  step("click", `[data-section=${idOf(section)}]`, `Open ${section}`),
  ...fields.map((field) =>
    step("input", `#${idOf(section)}-${idOf(field)}`, `Type into ${section}, ${field}`),
  ),
]);

/** One draft of each kind that a reviewer may see. */
export const recordedDrafts: readonly Recorded[] = [
  {
    id: "drf_reschedule",
    name: "Reschedule a booking",
    description: "Moves a stay to other dates and keeps the room.",
    intents: ["move my booking", "change the dates"],
    destructive: false,
    routePattern: "/bookings/:id",
    entryType: "button",
    steps: [
      step("click", "[data-testid=open-booking]", "Open booking"),
      step("click", "#change-dates", "Change dates"),
      step("input", "input[name=arrival]", "Enter the new arrival"),
      step("input", "input[name=departure]", "Enter the new departure"),
      step("click", "button[type=submit]", "Save the new dates"),
    ],
    age: 95 * minute,
  },
  {
    id: "drf_untitled",
    name: "",
    description: "",
    intents: [],
    destructive: false,
    routePattern: null,
    entryType: null,
    steps: [
      step("click", "#menu", "Open the menu"),
      step("click", "text=Specials", ""),
      step("scroll", "main", "Scroll to the end"),
    ],
    age: 5 * hour,
  },
  {
    id: "drf_no_steps",
    name: "Show the wine list",
    description: "The recording stopped before anything happened.",
    intents: ["wine list"],
    destructive: false,
    routePattern: "/menu",
    entryType: "link",
    steps: [],
    age: day + 2 * hour,
  },
  {
    id: "drf_many_steps",
    name: "Register a new guest",
    description: "The whole registration form, from the passport to the pillow.",
    intents: ["register a guest", "new guest", "check in a first-time guest"],
    destructive: false,
    routePattern: "/guests/new",
    entryType: "form",
    steps: registrationSteps,
    age: 2 * day,
  },
  {
    id: "drf_fragile",
    name: "Export the guest list",
    description: "",
    intents: ["export guests"],
    destructive: false,
    routePattern: "/guests/*",
    entryType: "button",
    steps: [
      step("click", "body > div:nth-child(3) > div > div:nth-child(2) > button", "Open the export menu"),
      step("click", ".css-1x2y3z4 .MuiButton-root-317", "Choose CSV"),
      step("click", "//*[@id='root']/div[2]/div/table/tbody/tr[1]/td[7]/a", "Download the file"),
      step("click", "#ember1243", "Close the panel"),
      step("click", "", "Close the window"),
    ],
    age: 3 * day,
  },
  {
    id: "drf_password",
    name: "Change the desk password",
    description: "Sets a new password for the front desk.",
    intents: ["change password", "new desk password"],
    destructive: false,
    routePattern: "/settings/security",
    entryType: "form",
    steps: [
      step("click", "#security-tab", "Open Security"),
      step("input", "input[type=password][name=current]", "Enter the current password"),
      step("input", "#new-password", "Enter the new password"),
      step("input", "#card-cvc", "Enter the card's security code"),
      step("click", "#save-password", "Save"),
    ],
    age: 6 * day,
  },
  {
    id: "drf_destructive",
    name: "Delete a guest profile",
    description: "Removes a guest and the whole history of stays. Cannot be undone.",
    intents: ["delete guest", "forget me"],
    destructive: true,
    routePattern: "/guests/:id",
    entryType: "menu",
    steps: [
      step("click", "[aria-label='More actions']", "Open the menu"),
      step("click", "role=menuitem[name=Delete]", "Choose Delete"),
      step("click", "dialog .danger", "Confirm"),
    ],
    age: 9 * day,
  },
  {
    id: "drf_languages",
    name: "Tisch reservieren · 席を予約 · שריון שולחן 🍽️",
    description: "The same booking, asked for in the languages our guests speak.",
    intents: ["einen Tisch reservieren", "席を予約したい", "אני רוצה לשריין שולחן", "احجز طاولة"],
    destructive: false,
    routePattern: "/:language/reservations",
    entryType: "button",
    steps: [
      step("click", "[data-testid=new-reservation]", "Open a new reservation"),
      step("click", "button[type=submit]", "Confirm"),
    ],
    age: 16 * day,
  },
];

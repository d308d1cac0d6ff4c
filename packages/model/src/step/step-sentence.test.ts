import { expect, test } from "vitest";
import { draftSteps } from "../fixtures";
import { stepSentence } from "./step-sentence";

test("uses the description unchanged, or describes the step from its type and selector", () => {
  expect(draftSteps.map(stepSentence)).toEqual([
    "/my-stays",
    "Open booking",
    "Change dates",
    "Arrival",
    "Departure",
    "Click Check availability",
    "Confirm the new dates",
  ]);
});

test.each([
  [{ type: "click", selector: '[data-testid="open-booking"]' }, "Click Open booking"],
  [{ type: "click", selector: "#openBooking" }, "Click Open booking"],
  [{ type: "click", selector: "text=Book now" }, "Click an element"],
  [{ type: "click", selector: "//a[@name='next']" }, "Click link"],
  [{ type: "click", selector: ":has-text('Log out')" }, "Click Log out"],
  [{ type: "click", selector: "div:nth-child(3)" }, "Click an element"],
  [{ type: "click", selector: "div:nth-child(3) > a" }, "Click link"],
  [{ type: "click", selector: "/html/body/div[2]/section[4]/a" }, "Click link"],
  [{ type: "input", selector: "form > input" }, "Type into field"],
  [{ type: "click", selector: null, description: "Click the Book button" }, "Click the Book button"],
  [{ type: "click", selector: null, description: "clickable area" }, "Clickable area"],
  [{ type: "CLICK", selector: "#pay" }, "Click Pay"],
  [{ type: "input", selector: "input[name='booking[guests]']" }, "Type into Booking guests"],
  [{ type: "input", selector: "#email", value: "guest@example.org" }, "Type into Email"],
  [{ type: "select_option", selector: "[aria-label='Country']" }, "Select in Country"],
  [{ type: "navigate", selector: null, value: "/rooms" }, "Go to /rooms"],
  [{ type: "navigate", selector: null }, "Go to a page"],
  [{ type: "press", selector: "#search", value: "Enter" }, "Press Enter"],
  [{ type: "wait", selector: null }, "Wait"],
  [{ type: "submit", selector: null, description: "  " }, "Submit the form"],
  [{ type: "swipe_left", selector: "#gallery" }, "Swipe left: Gallery"],
  [{ type: "swipe_left", selector: null }, "Swipe left an element"],
  [{ type: null, selector: "#gallery" }, "Gallery"],
  [{ type: null, selector: null }, "Unnamed step"],
  [{ type: "", selector: "", description: "Pay" }, "Pay"],
  [{ type: "__proto__", selector: null }, "Proto an element"],
])("%j reads %s", (step, sentence) => {
  expect(stepSentence(step)).toBe(sentence);
});

test.each(["a", "aB", "-", " "])("cuts the sentence of a million times %j", (piece) => {
  const long = `x${piece.repeat(1_000_000)}x`;
  for (const description of [long, null])
    expect(stepSentence({ type: long, selector: long, description, value: long }).length).toBeLessThanOrEqual(
      300,
    );
});

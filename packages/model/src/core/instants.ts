import { parseInstant } from "./dates";

const digit = (text: string, at: number) => text.charCodeAt(at) - 48;

const two = (text: string, at: number) => digit(text, at) * 10 + digit(text, at + 1);

const writtenByServers = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

const isWithinDay = (hour: number, minute: number, second: number) => hour < 24 && minute < 60 && second < 60;

/** For many dates: neighbors in a list mostly share their day, and `Date.parse` takes four times as long. */
export function instantReader(): (text: string | null) => number | null {
  let lastDay = "";
  let startOfDay: number | null = null;
  return (text) => {
    if (text === null) return null;
    if (!writtenByServers.test(text)) return parseInstant(text);
    const day = text.slice(0, 10);
    if (day !== lastDay) {
      lastDay = day;
      startOfDay = parseInstant(`${day}T00:00:00Z`);
    }
    const hour = two(text, 11);
    const minute = two(text, 14);
    const second = two(text, 17);
    if (startOfDay === null || !isWithinDay(hour, minute, second)) return parseInstant(text);
    const fraction = text.length === 24 ? digit(text, 20) * 100 + two(text, 21) : 0;
    return startOfDay + ((hour * 60 + minute) * 60 + second) * 1000 + fraction;
  };
}

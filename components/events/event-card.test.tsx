import { expect, test } from "vitest";
import type { Event } from "@/lib/events/schemas";
import { renderText } from "../../e2e/support/render-text";
import { EventCard } from "./event-card";

const hourMs = 3_600_000;

function cardOf(endsInHours: number, event: Partial<Event> = {}): string {
  const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  const times = { starts_at: at(endsInHours - 1), ends_at: at(endsInHours) };
  const shown = {
    id: 1,
    title: "Gala",
    group: null,
    capacity: 1,
    yes_count: 1,
    answer: "yes",
    waiting_position: null,
  };
  return renderText("en", <EventCard area="student" event={{ ...shown, ...times, ...event } as Event} />);
}

test("an upcoming event shows its free places and the viewer's answer", () => {
  const text = cardOf(2);
  for (const shown of ["1 of 1 place taken", "Full", "You are coming"]) expect(text).toContain(shown);
  expect(cardOf(2, { capacity: null, yes_count: 0 })).toContain("Nobody is coming yet");
});

test("an event shows many places with their digits grouped", () => {
  expect(cardOf(2, { capacity: 2500, yes_count: 1234 })).toContain("1,234 of 2,500 places taken");
});

test.each([
  ["is over", -1, {}, "Past"],
  ["is cancelled", 2, { is_cancelled: true }, "Cancelled"],
] as const)("an event that %s shows who answered yes, and no places", (_, hours, event, badge) => {
  const text = cardOf(hours, event);
  for (const shown of ["One person answered yes", badge]) expect(text).toContain(shown);
  expect(text).not.toMatch(/Full|coming|place/);
  expect(cardOf(hours, { ...event, yes_count: 0 })).toContain("Nobody answered yes");
});

import type { EventAnswerKind } from "@/db/enums";
import { type EventFixture, eventFixtures } from "../fixtures/events";
import type { Random } from "../random";
import type { PlannedGroup } from "./plan-groups";

export type PlannedEvent = {
  fixture: EventFixture;
  by: string;
  answers: { key: string; answer: EventAnswerKind }[];
};

/**
 * Plans events and their answers: members answer to those of their group, all students to those of the school, which
 * `admin` announces.
 */
export function planEvents(
  groups: PlannedGroup[],
  students: { key: string }[],
  admin: string,
  random: Random,
): PlannedEvent[] {
  return eventFixtures.map((fixture) => {
    const group = groups.find(({ fixture: { name } }) => name === fixture.group);
    const keys = random.shuffle((group?.members ?? students).map(({ key }) => key));
    const answers = keys.slice(0, fixture.yes + fixture.maybe + 2).map((key, index) => {
      const answer: EventAnswerKind =
        index < fixture.yes ? "yes" : index < fixture.yes + fixture.maybe ? "maybe" : "no";
      return { key, answer };
    });
    return { fixture, by: group?.fixture.owner ?? admin, answers };
  });
}
